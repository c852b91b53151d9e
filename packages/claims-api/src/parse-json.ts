/** An integer that may be greater than those that a number can represent. */
const LONG_INTEGER = /\d{16}/;

/** A text, or a number. An open text ends with the response, so that none is read twice. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses JSON. Integers of 16 digits or more become text: as numbers, ids of other claims would be equal to them. */
export function parseJson(text: string): unknown {
  return JSON.parse(LONG_INTEGER.test(text) ? text.replace(TOKEN, quoteLong) : text);
}

function quoteLong(token: string): string {
  return /^-?\d{16,}$/.test(token) ? `"${token}"` : token;
}
