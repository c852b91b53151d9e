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

  function take(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight = { landing: start(controller.signal), controller, waiting: 0 };
    const leave = (): void => forget(key, flight);
    flight.landing.then(leave, leave);
    flights.set(key, flight);
    return flight;
  }

  function forget(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    async join(key, start, signal) {
      signal?.throwIfAborted();
      const flight = flights.get(key) ?? take(key, start);
      flight.waiting += 1;
      try {
        return await orAbort(flight.landing, signal);
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          forget(key, flight);
          // Does nothing to work that is done.
          flight.controller.abort(signal?.reason);
        }
      }
    },
    abort(reason) {
      for (const { controller } of flights.values()) controller.abort(reason);
      flights.clear();
    },
  };
}
