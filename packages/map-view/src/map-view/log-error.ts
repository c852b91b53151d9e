import type { ViewError, ViewErrorCode } from "../view/view-error.ts";

const warnings: ReadonlySet<ViewErrorCode> = new Set([
  "ground-not-found",
  "invalid-data",
  "selection-not-in-sources",
  "software-rendering",
  "tiles-missing",
]);

/** Logs an error that no host listens to. That the map may be slow is a warning. */
export function logError(error: ViewError): void {
  // oxlint-disable no-console -- without `onError`, the console is where an integrator looks
  if (warnings.has(error.code)) {
    console.warn(`${error.name}: ${error.message}`);
  } else console.error(error);
}
