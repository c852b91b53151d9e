import { ViewError } from "../view/view-error.ts";

/**
 * Converts an error of MapLibre to a `ViewError`.
 *
 * @param sourceId the source that it is about; anything else is about the style
 */
export function asViewError(cause: unknown, sourceId: string | undefined): ViewError {
  if (cause instanceof ViewError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return sourceId === undefined
    ? new ViewError("invalid-style", `The style of the map is not valid: ${message}`, { cause })
    : new ViewError("source-failed", `The source '${sourceId}' failed: ${message}`, { cause });
}
