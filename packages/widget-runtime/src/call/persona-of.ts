import type { Persona } from "../events/claims-event.ts";

/** The persona of an input: a third-party claimant if it has the flag, otherwise the member. */
export function personaOf(input: { isThirdParty?: unknown }): Persona {
  const isThirdParty = Object.hasOwn(input, "isThirdParty") && input.isThirdParty;
  return isThirdParty ? "third-party" : "member";
}
