import type { ParsedAddress } from "../endpoints/repair-facilities-search.ts";

const MAX_LENGTH = 300;

const COUNTRY = /[,\s](usa?|united states( of america)?)$/i;
const ZIP_CODE = /(?:^|[,\s])(\d{5})(-\d{4})?$/;
const STATE = /[,\s]([a-z]{2})$/i;

/** Two-letter codes of the states, the District of Columbia and the territories. */
const STATES = new Set(
  (
    "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK " +
    "OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI"
  ).split(" "),
);

/**
 * Parses a one-line address such as "600 W Chicago Ave, Chicago, IL, 60654, USA". Missing parts are empty.
 * Returns `undefined` if the text has neither a ZIP code nor a city with a state, which a shop search needs.
 */
export function parseAddress(text: string): ParsedAddress | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const local = withoutCommas(withoutCommas(text).replace(COUNTRY, ""));
  const [zipEnd = "", zipCode = ""] = ZIP_CODE.exec(local) ?? [];
  const beforeZip = withoutCommas(local.slice(0, local.length - zipEnd.length));
  const [stateEnd = "", stateCode = ""] = STATE.exec(beforeZip) ?? [];
  const state = STATES.has(stateCode.toUpperCase()) ? stateCode.toUpperCase() : "";
  const parts = beforeZip
    .slice(0, beforeZip.length - (state && stateEnd).length)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  // A single part that begins with a number is a street.
  const isStreetAlone = parts.length === 1 && /^\d/.test(parts[0] ?? "");
  const city = isStreetAlone ? "" : (parts.pop() ?? "");
  if (!zipCode && !(city && state)) return undefined;
  return { addressLine1: parts.join(", "), city, state, zipCode };
}

function withoutCommas(text: string): string {
  return text
    .trim()
    .replace(/^[,\s]{1,9}/, "")
    .replace(/[,\s]{1,9}$/, "");
}
