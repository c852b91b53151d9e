import type { EndpointName } from "./endpoints.ts";
import { ClaimsError } from "./errors.ts";

/** Half of a surrogate pair, which cannot be encoded. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Returns `value` if it is a valid parameter. Otherwise throws, so that no request is sent. */
export function required(call: EndpointName, name: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "" || LONE_SURROGATE.test(value)) {
    throw new ClaimsError({ code: "configuration", call }, { advice: `needs a ${name}.` });
  }
  return value;
}
