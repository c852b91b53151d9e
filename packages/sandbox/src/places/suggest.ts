import { repairShops } from "./repair-shops.ts";
import { zipCodes } from "./zip-codes.ts";

/** A suggestion as sent. The country is in the text, and in some suggestions also in `country`. */
export interface Suggestion {
  text: string;
  country?: string;
}

const MIN_CHARACTERS = 3;
const MAX_SUGGESTIONS = 20;

/** Addresses without a shop, and foreign ones that clients must not show. */
const otherPlaces: readonly Suggestion[] = [
  { text: "600 W Chicago Ave, Chicago, IL, 60654, USA", country: "US" },
  { text: "77 W Wacker Dr, Chicago, IL, 60601, United States", country: "US" },
  { text: "90 W Broad St, Columbus, OH, 43215, USA", country: "US" },
  { text: "350 Fifth Ave, New York, NY, 10118, USA" },
  { text: "200 N Spring St, Los Angeles, CA, 90012, USA" },
  { text: "600 Fourth Ave, Seattle, WA, 98104, USA" },
  { text: "1 City Hall Square, Boston, MA, 02201, USA" },
  { text: "Columbus Road, Nottingham NG5, United Kingdom", country: "GB" },
  { text: "Boston, Lincolnshire, United Kingdom" },
  { text: "Denver Avenue, Toronto, ON, Canada", country: "CA" },
];

const places: readonly Suggestion[] = [
  ...otherPlaces,
  ...repairShops.map((shop) => ({
    text: `${shop.address}, ${shop.city}, ${shop.state}, ${shop.zipCode}, USA`,
  })),
  ...zipCodes.map((zip) => ({
    text: `${zip.city}, ${zip.state}, ${zip.zipCode}, USA`,
    country: "US",
  })),
];

/** The places in which each word of the text begins a word. Empty for fewer than three characters. */
export function suggestPlaces(text: string): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < MIN_CHARACTERS) return [];
  return places
    .filter((place) => wordsOf(typed).every((word) => hasWord(place.text, word)))
    .slice(0, MAX_SUGGESTIONS);
}

function hasWord(text: string, beginning: string): boolean {
  return wordsOf(text.toLowerCase()).some((word) => word.startsWith(beginning));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}
