import type { ClaimsWarning } from "./answer.ts";

/** Whether a claim is still worked on. */
export type ClaimState = "open" | "closed";

/** Reads a state, whatever its case; one that is not known counts as open, with a warning. */
export function claimStateOf(
  written: string,
  path: () => string,
  warnings: ClaimsWarning[],
): ClaimState {
  const state = written.toLowerCase();
  if (state === "closed") return "closed";
  // Why: docs/decisions/reading-responses.md#incomplete-items-stay-visible
  if (state !== "open") warnings.push({ code: "unknown_status", path: path() });
  return "open";
}
