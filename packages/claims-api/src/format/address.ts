import type { ParsedAddress } from "../endpoints/repair-facilities-search.ts";

const MAX_LENGTH = 300;

const COUNTRY = /[,\s](usa?|united states( of america)?)$/i;
const ZIP_CODE = /(?:^|[,\s])(\d{5})(-\d{4})?$/;
const STATE = /[,\s]([a-z]{2})$/i;

/** Codes of the states by their names in lower case. */
const STATE_NAMES = new Map(
  (
    "Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,Florida FL," +
    "Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME," +
    "Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE," +
    "Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH," +
    "Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX," +
    "Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY,District of Columbia DC," +
    "Puerto Rico PR"
  )
    .split(",")
    .map((state) => [state.slice(0, -3).toLowerCase(), state.slice(-2)]),
);

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
  const [stateEnd, state] = stateAtEnd(beforeZip);
  const parts = beforeZip
    .slice(0, beforeZip.length - stateEnd.length)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  // A single part that begins with a number is a street.
  const isStreetAlone = parts.length === 1 && /^\d/.test(parts[0] ?? "");
  const city = isStreetAlone ? "" : (parts.pop() ?? "");
  if (!zipCode && !(city && state)) return undefined;
  return { addressLine1: parts.join(", "), city, state, zipCode };
}

/** The code or the name of a state at the end of an address, and the code. */
function stateAtEnd(text: string): readonly [end: string, code: string] {
  const [codeEnd = "", code = ""] = STATE.exec(text) ?? [];
  if (STATES.has(code.toUpperCase())) return [codeEnd, code.toUpperCase()];
  const last = text.slice(text.lastIndexOf(",") + 1);
  const words = last.trim().toLowerCase().split(/\s+/);
  // A city without a comma may come first: "Kansas City Missouri".
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const name = words.slice(-count).join(" ");
    const found = STATE_NAMES.get(name);
    // "New York" alone is the city.
    if (found && (count < words.length || text.includes(","))) {
      const [end = ""] =
        new RegExp(`[,\\s]*${words.slice(-count).join("\\s+")}\\s*$`, "i").exec(text) ?? [];
      return [end, found];
    }
  }
  return ["", ""];
}

function withoutCommas(text: string): string {
  return text
    .trim()
    .replace(/^[,\s]{1,9}/, "")
    .replace(/[,\s]{1,9}$/, "");
}
