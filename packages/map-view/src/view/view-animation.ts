import { viewError, ViewError } from "./view-error.ts";

/** State of an animation. */
export type AnimationState = "running" | "stopped" | "finished" | "waiting-for-target";

/** A movement of the camera, in progress or ended. */
export interface ViewAnimation<Target = unknown> {
  /** Whether it waits for its target, is in progress, or has ended, and how. */
  readonly state: AnimationState;
  /** Target; `undefined` until a promised one resolves. */
  readonly target: Target | undefined;
  /** Whether it has stopped or finished. */
  readonly done: boolean;
  /** Ends it where the camera is now. */
  stop(): void;
  /** Ends it with the camera at its target. */
  finish(): void;
  /** Resolves when it has finished; rejects with a `ViewError` when it was stopped. */
  when(): Promise<void>;
}

/** What moves the camera. */
export interface Motion {
  /** Leaves the camera where it is. */
  stop: () => void;
  /** Takes the camera to the end. */
  finish: () => void;
}

/** What an animation is made of. */
export interface AnimationParts<Target> {
  target: Target | PromiseLike<Target>;
  /**
   * Starts to move the camera.
   * @param onEnd to be called once; with `true` if the camera has arrived
   */
  start: (target: Target, onEnd: (arrived: boolean) => void) => Motion;
  signal?: AbortSignal | undefined;
  /** Called after every change of the state. */
  onChange?: () => void;
}

/** Starts an animation, or waits for its target first. */
export function startAnimation<Target>({
  target: awaited,
  start,
  signal,
  onChange,
}: AnimationParts<Target>): ViewAnimation<Target> {
  let settle: ((error?: ViewError) => void) | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  // A caller that ignores the outcome gets no unhandled rejection.
  promise.catch(() => undefined);
  let state: AnimationState = "waiting-for-target";
  let target: Target | undefined;
  let motion: Motion | undefined;

  const isDone = (): boolean => state === "stopped" || state === "finished";
  const end = (next: "stopped" | "finished", error?: ViewError): void => {
    if (isDone()) return;
    state = next;
    signal?.removeEventListener("abort", onAbort);
    settle?.(error);
    onChange?.();
  };
  const onAbort = (): void => {
    // In this order: what the motion reports while it stops comes too late.
    end("stopped", new ViewError("aborted", "Goto aborted", { cause: signal?.reason }));
    motion?.stop();
  };
  const run = (to: Target): void => {
    if (isDone()) return;
    target = to;
    state = "running";
    onChange?.();
    try {
      motion = start(to, (arrived) =>
        arrived ? end("finished") : end("stopped", viewError("goto-interrupted")),
      );
    } catch (cause) {
      end("stopped", noTarget(cause));
    }
  };

  if (signal?.aborted) onAbort();
  else {
    signal?.addEventListener("abort", onAbort);
    if (isPromise(awaited)) {
      awaited.then(run, (cause: unknown) => end("stopped", noTarget(cause)));
    } else run(awaited);
  }

  return {
    get state() {
      return state;
    },
    get target() {
      return target;
    },
    get done() {
      return isDone();
    },
    stop() {
      end("stopped", viewError("goto-interrupted"));
      motion?.stop();
    },
    finish() {
      if (state !== "running") return;
      end("finished");
      motion?.finish();
    },
    when: () => promise,
  };
}

function noTarget(cause: unknown): ViewError {
  if (cause instanceof ViewError) return cause;
  return new ViewError("invalid-location", "Goto has no target that can be shown", { cause });
}

/** Whether a target is still to come. */
export function isPromise<Target>(
  value: Target | PromiseLike<Target>,
): value is PromiseLike<Target> {
  return typeof value === "object" && value !== null && "then" in value;
}
