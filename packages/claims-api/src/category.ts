/** The parts of a claim, in chronological order. */
export const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] as const;

/** A part of a claim. */
export type Category = (typeof CATEGORIES)[number];

/** Parses the server's name of a category, ignoring case; `undefined` for an unknown one. */
export function categoryOf(name: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === String(name).toUpperCase());
}
