import type { CallName } from "./endpoint.ts";
import { ClaimsError } from "./errors.ts";

/** Gives `value` back when a request can carry it; otherwise throws, so that no call is made. */
export function required(call: CallName, name: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "" || !isWellFormed(value)) {
    throw new ClaimsError({ code: "configuration", call }, `needs a ${name}.`);
  }
  return value;
}

/** Half of a surrogate pair cannot be encoded. */
function isWellFormed(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
