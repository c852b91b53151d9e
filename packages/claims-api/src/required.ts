import type { CallName } from "./endpoints.ts";
import { ClaimsError } from "./errors.ts";

/** Half of a surrogate pair, which cannot be encoded. */
const BROKEN = /\p{Surrogate}/u;

/** Gives `value` back when a request can carry it; otherwise throws, so that no call is made. */
export function required(call: CallName, name: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "" || BROKEN.test(value)) {
    throw new ClaimsError({ code: "configuration", call }, { advice: `needs a ${name}.` });
  }
  return value;
}
