import type { CallName } from "./endpoint.ts";
import { ClaimsError } from "./errors.ts";

/** Gives `value` back when a request can carry it; otherwise throws, so that no call is made. */
export function required(call: CallName, name: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "") {
    throw new ClaimsError(`needs a ${name}.`, { code: "configuration", call });
  }
  try {
    encodeURIComponent(value);
  } catch {
    throw new ClaimsError(`the ${name} is not well-formed text.`, { code: "configuration", call });
  }
  return value;
}
