import type { ViewError, ViewErrorCode } from "../view/view-error.ts";

const warnings: ReadonlySet<ViewErrorCode> = new Set([
  "ground-not-found",
  "invalid-data",
  "schema-mismatch",
  "selection-not-in-sources",
  "software-rendering",
  "tiles-missing",
]);

/** Logs an error for hosts without `onError`; some are only warnings. */
export function logError(error: ViewError): void {
  // oxlint-disable no-console -- without `onError`, the console is where an integrator looks
  if (warnings.has(error.code)) {
    console.warn(`${error.name}: ${error.message}`);
  } else console.error(error);
}
