import { GPUInitializationError } from "maplibre-gl";
import { viewError, ViewError } from "../view/view-error.ts";

/** How far a map has come when an error occurs. */
export type MapProgress = "none" | "created" | "styled";

/** Returns the error to report if there will be no map. */
export function fatalError(cause: unknown, progress: MapProgress): ViewError | undefined {
  // WebGL was available when it was checked, but is not any more.
  if (cause instanceof GPUInitializationError) return viewError("webgl2-missing", { cause });
  const message = messageOf(cause);
  if (progress === "none") {
    return new ViewError("engine-failed", `The map cannot be created: ${message}`, { cause });
  }
  if (message.startsWith("Worker failed to load")) {
    return new ViewError(
      "engine-failed",
      "The worker of the map did not load. Check its URL and the policy worker-src.",
      { cause },
    );
  }
  return progress === "created" ? asViewError(cause, undefined) : undefined;
}

/**
 * Converts an error of MapLibre to a `ViewError`.
 *
 * @param sourceId the source that it is about; anything else is about the style
 */
export function asViewError(cause: unknown, sourceId: string | undefined): ViewError {
  if (cause instanceof ViewError) return cause;
  const message = messageOf(cause);
  return sourceId === undefined
    ? new ViewError("invalid-style", `The style of the map is not valid: ${message}`, { cause })
    : new ViewError("source-failed", `The source '${sourceId}' failed: ${message}`, { cause });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
