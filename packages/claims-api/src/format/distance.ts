/** Message for a distance. */
export interface DistanceWords {
  /** Message for a distance in miles. */
  milesAway(miles: string): string;
}

const english: DistanceWords = { milesAway: (miles) => `${miles} miles away` };

/** Formats a distance with one or two decimals, such as "3.25 miles away". */
export function formatMiles(miles: number, words: DistanceWords = english): string {
  const number = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  return words.milesAway(number.format(miles));
}
