import type { InitialData } from "./initial-data.ts";

/** Characters that would end the script element, or a line of a script in old browsers. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Writes data as JSON that may be inserted into a script element: it contains no `<`. */
export function serializeInitialData(data: InitialData): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
