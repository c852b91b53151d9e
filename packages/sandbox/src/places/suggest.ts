import { repairShops } from "./repair-shops.ts";
import { zipCodes } from "./zip-codes.ts";

/** A suggestion as sent; the country is in the text, or beside it too. */
export interface Suggestion {
  text: string;
  country?: string;
}

const FEWEST_CHARACTERS = 3;
const MAX_SUGGESTIONS = 20;

/** Addresses that are no shop's, and some that a search in the United States has to leave out. */
const elsewhere: readonly Suggestion[] = [
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
  ...elsewhere,
  ...repairShops.map((shop) => ({
    text: `${shop.address}, ${shop.city}, ${shop.state}, ${shop.zipCode}, USA`,
  })),
  ...zipCodes.map((zip) => ({
    text: `${zip.city}, ${zip.state}, ${zip.zipCode}, USA`,
    country: "US",
  })),
];

/** The places that have a word beginning with each word of the text; none for fewer than three characters. */
export function suggestPlaces(text: string): Suggestion[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < FEWEST_CHARACTERS) return [];
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
