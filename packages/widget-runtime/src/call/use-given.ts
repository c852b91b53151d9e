"use client";

import { ClaimsError } from "@claimkit/claims-api";
import type { Load } from "./load.ts";

/**
 * The load of a widget that asks nobody: ready when everything that it needs was given as text,
 * else failed, as calls do, for a `configuration` error.
 */
export function useGiven<Given extends Readonly<Record<string, string>>>(
  given: Given,
): Load<Given> {
  const missing = Object.keys(given).find((name) => !isText(given[name]));
  const basics = { id: JSON.stringify(given), attempt: 1, reload: () => {} };
  if (missing === undefined) {
    return { ...basics, status: "ready", data: given, error: undefined, source: "cache" };
  }
  const error = new ClaimsError(
    { code: "configuration" },
    {
      advice: `Give the widget a ${missing}.`,
    },
  );
  return { ...basics, status: "error", data: undefined, error };
}

// Pages without types give numbers too.
function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
