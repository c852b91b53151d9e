import { formatLocale } from "./format-locale.ts";
import { keptByLocale } from "./kept-by-locale.ts";

/** Message for a distance. */
export interface DistanceWords {
  /**
   * Locale of the number.
   * @default "en-US"
   */
  locale?: string;
  /** Message for a distance in miles. */
  milesAway(miles: string): string;
}

const formatterFor = keptByLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
);

const english: DistanceWords = { milesAway: (miles) => `${miles} miles away` };

/** Formats a distance with one or two decimals, such as "3.25 miles away". */
export function formatMiles(miles: number, words: DistanceWords = english): string {
  return words.milesAway(formatterFor(formatLocale(words.locale ?? "en-US")).format(miles));
}
