import type { ClaimsWarning } from "./answer.ts";
import { dayForReader } from "./format/calendar-day.ts";
import { leadingWord } from "./known-word.ts";

/** Whether a claim is open or closed. */
export type ClaimState = "open" | "closed";

/** The words for a state. */
export const STATES = ["open", "closed"] as const;

/**
 * Reads a state. Any word but `open` and `closed` adds a warning. It is `undefined` unless it begins with one of them.
 * A close date counts for "Closed Pending Review", which is in doubt without it, and without a state.
 */
// Why: docs/decisions/reading-responses.md#an-unknown-word-makes-no-statement
export function claimStateOf(
  sent: string,
  path: () => string,
  warnings: ClaimsWarning[],
  closeDate = "",
): ClaimState | undefined {
  const found = leadingWord(sent, STATES);
  if (found?.isWhole) return found.word;
  warnings.push({ code: "unknown_status", path: path() });
  if (found && !found.isDoubtful) return found.word;
  const mayBeClosed = found?.word === "closed" || sent === "";
  return mayBeClosed && dayForReader(closeDate) !== undefined ? "closed" : undefined;
}
