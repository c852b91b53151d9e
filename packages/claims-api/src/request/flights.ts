import { orAbort } from "./abort.ts";

/** Work in progress, by key. */
export interface Flights<T> {
  /**
   * Waits for the work under this key, and starts it when nobody has.
   * A caller that aborts leaves alone; when the last one leaves, the work is aborted.
   */
  join(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Ends all work, for those who wait for it too. */
  abort(reason: unknown): void;
}

interface Flight<T> {
  readonly landing: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Lets callers who want the same thing at the same time share one piece of work. */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  function takeOff(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight = { landing: start(controller.signal), controller, waiting: 0 };
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
    abort(reason) {
      for (const { controller } of flights.values()) controller.abort(reason);
      flights.clear();
    },
  };
}
