import type { Persona } from "../events/claims-event.ts";

/** For whom an input asks: a third-party claimant says so in it, everyone else is the member. */
export function personaOf(input: object): Persona {
  return "isThirdParty" in input && input.isThirdParty ? "third-party" : "member";
}
