"use client";

import { ClaimsError } from "@claimkit/claims-api";
import type { LoadState } from "./load-state.ts";

/**
 * Load state of a widget that requests nothing: ready if all its required values are non-empty text,
 * otherwise failed with a `configuration` error.
 */
export function useStaticLoad<Values extends Readonly<Record<string, string>>>(
  values: Values,
): LoadState<Values> {
  const missing = Object.keys(values).find((name) => !isText(values[name]));
  const basics = { id: JSON.stringify(values), attempt: 1, reload: () => {} };
  if (missing === undefined) {
    return { ...basics, status: "ready", data: values, error: undefined, source: "cache" };
  }
  const error = new ClaimsError(
    { code: "configuration" },
    {
      advice: `Give the widget a ${missing}.`,
    },
  );
  return { ...basics, status: "error", data: undefined, error };
}

// Pages without TypeScript may pass numbers.
function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
