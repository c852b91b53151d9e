/** The parts of a claim, in the order in which it goes through them. */
export const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT", "CLOSE"] as const;

/** A part of a claim. */
export type Category = (typeof CATEGORIES)[number];

/** A category in the words of the server, whatever their case; `undefined` for one that is not ours. */
export function categoryOf(written: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === String(written).toUpperCase());
}
