import { orAbort } from "./abort.ts";

/** Starts work. `isCurrent` returns whether later callers may still use its result. */
export type Start<T> = (signal: AbortSignal, isCurrent: () => boolean) => Promise<T>;

/** Work in progress, by key. */
export interface InFlight<T> {
  /** Whether work under this key is in progress that the next caller would share. */
  has(key: string): boolean;
  /**
   * Resolves with the result of the work under this key, and starts it if no work is in progress.
   * A caller that aborts stops waiting; when the last one aborts, so does the work.
   */
  join(key: string, start: Start<T>, signal?: AbortSignal): Promise<T>;
  /** Lets work finish for its callers, while the next caller starts its own. */
  supersede(matches: (key: string) => boolean): void;
  /** Aborts all work and rejects for all callers. */
  abort(reason: unknown): void;
}

interface Work<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  callers: number;
  supersede(): void;
}

/** Shares work between concurrent callers with the same key. */
export function createInFlight<T>(): InFlight<T> {
  const inFlight = new Map<string, Work<T>>();
  // Also contains superseded work, which has no key anymore.
  const unfinished = new Set<Work<T>>();

  function forget(key: string, work: Work<T>): void {
    if (inFlight.get(key) === work) inFlight.delete(key);
  }

  function begin(key: string, start: Start<T>): Work<T> {
    const controller = new AbortController();
    let isCurrent = true;
    const work = {
      result: start(controller.signal, () => isCurrent),
      controller,
      callers: 0,
      supersede: () => void (isCurrent = false),
    };
    const onEnd = (): void => {
      forget(key, work);
      unfinished.delete(work);
    };
    work.result.then(onEnd, onEnd);
    inFlight.set(key, work);
    unfinished.add(work);
    return work;
  }

  return {
    has: (key) => inFlight.has(key),
    async join(key, start, signal) {
      signal?.throwIfAborted();
      const work = inFlight.get(key) ?? begin(key, start);
      work.callers += 1;
      const onAbort = (): void => {
        work.callers -= 1;
        if (work.callers > 0) return;
        forget(key, work);
        work.controller.abort(signal?.reason);
      };
      signal?.addEventListener("abort", onAbort);
      try {
        return await orAbort(work.result, signal);
      } finally {
        signal?.removeEventListener("abort", onAbort);
      }
    },
    supersede(matches) {
      for (const [key, work] of inFlight) {
        if (!matches(key)) continue;
        work.supersede();
        inFlight.delete(key);
      }
    },
    abort(reason) {
      for (const { controller } of unfinished) controller.abort(reason);
      inFlight.clear();
    },
  };
}
