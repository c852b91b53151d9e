import { orAbort } from "./abort.ts";

/** Starts work. `isCurrent` says whether its result is still wanted for later callers. */
export type Start<T> = (signal: AbortSignal, isCurrent: () => boolean) => Promise<T>;

/** Work in progress, by key. */
export interface Flights<T> {
  /**
   * Waits for the work under this key, and starts it when nobody has.
   * A caller that aborts leaves alone; when the last one leaves, the work is aborted.
   */
  join(key: string, start: Start<T>, signal?: AbortSignal): Promise<T>;
  /** Lets work go on for those who wait for it; the next caller starts its own. */
  supersede(matches: (key: string) => boolean): void;
  /** Ends all work, for those who wait for it too. */
  abort(reason: unknown): void;
}

interface Flight<T> {
  readonly landing: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
  supersede(): void;
}

/** Lets callers who want the same thing at the same time share one piece of work. */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  function takeOff(key: string, start: Start<T>): Flight<T> {
    const controller = new AbortController();
    let isCurrent = true;
    const flight = {
      landing: start(controller.signal, () => isCurrent),
      controller,
      waiting: 0,
      supersede: () => void (isCurrent = false),
    };
    const land = (): void => forget(key, flight);
    flight.landing.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  return {
    async join(key, start, signal) {
      signal?.throwIfAborted();
      const flight = flights.get(key) ?? takeOff(key, start);
      flight.waiting += 1;
      const leave = (): void => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        forget(key, flight);
        flight.controller.abort(signal?.reason);
      };
      signal?.addEventListener("abort", leave);
      try {
        return await orAbort(flight.landing, signal);
      } finally {
        signal?.removeEventListener("abort", leave);
      }
    },
    supersede(matches) {
      for (const [key, flight] of flights) {
        if (!matches(key)) continue;
        flight.supersede();
        flights.delete(key);
      }
    },
    abort(reason) {
      for (const { controller } of flights.values()) controller.abort(reason);
      flights.clear();
    },
  };
}
