import type * as engineModule from "./engine.ts";
import { slowness, unsupported } from "../view/support.ts";
import { ViewError } from "../view/view-error.ts";
import { findCapabilities } from "./capabilities.ts";

/** MapLibre, and everything that needs it. */
export type Engine = typeof engineModule;

/** Options of {@link loadEngine}. */
export interface EngineOptions {
  /** URL of MapLibre's worker, for bundlers that do not find it. */
  workerUrl?: string | undefined;
  /** Called when the browser can draw the map, but only slowly. */
  onSlow?: (error: ViewError) => void;
}

let loading: Promise<Engine> | undefined;
let slow: ViewError | undefined;
let loaded: Engine | undefined;

/** Returns the engine if another map has loaded it. The next map then starts without an empty frame. */
export const loadedEngine = (): Engine | undefined => loaded;

/**
 * Loads the engine once per page. After a failure, such as without a connection, the next map tries again.
 *
 * @throws ViewError if the browser cannot draw the map; nothing is loaded then
 */
export async function loadEngine({ workerUrl, onSlow }: EngineOptions = {}): Promise<Engine> {
  const capabilities = findCapabilities();
  const obstacle = unsupported(capabilities);
  if (obstacle) throw obstacle;
  slow ??= slowness(capabilities);
  if (slow) onSlow?.(slow);

  loading ??= import("./engine.ts");
  try {
    const engine = await loading;
    engine.setBundledWorker(workerUrl);
    loaded = engine;
    return engine;
  } catch (cause) {
    loading = undefined;
    if (cause instanceof ViewError) throw cause;
    throw new ViewError("engine-failed", "The code of the map did not load.", { cause });
  }
}
