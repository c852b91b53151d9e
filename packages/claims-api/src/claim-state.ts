import type { ClaimsWarning } from "./answer.ts";

/** Whether a claim is open or closed. */
export type ClaimState = "open" | "closed";

/** Parses a state, ignoring case. An unknown state counts as open and adds a warning. */
export function claimStateOf(
  text: string,
  path: () => string,
  warnings: ClaimsWarning[],
): ClaimState {
  const state = text.toLowerCase();
  if (state === "closed") return "closed";
  // Why: docs/decisions/reading-responses.md#incomplete-items-stay-visible
  if (state !== "open") warnings.push({ code: "unknown_status", path: path() });
  return "open";
}
