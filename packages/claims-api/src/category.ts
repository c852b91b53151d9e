import { knownWord } from "./known-word.ts";

/** The parts of a claim, in chronological order. */
export const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] as const;

/** A part of a claim. */
export type Category = (typeof CATEGORIES)[number];

/** Parses the server's name of a category; `undefined` for an unknown one. */
export function categoryOf(name: string | undefined): Category | undefined {
  return knownWord(name ?? "", CATEGORIES);
}
