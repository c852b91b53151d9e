import type { ClaimRef } from "@claimkit/claims-api";
import type { Persona } from "../events/claims-event.ts";
import { personaOf } from "./persona-of.ts";

interface PersonaInput extends Pick<ClaimRef, "isThirdParty"> {
  persona?: string | undefined;
}

/**
 * Normalizes the persona set by the host, in any case and spelling: `Third_Party` is `third-party`. A
 * member with `isThirdParty` is a third party.
 *
 * @returns `undefined` if the word is not a persona
 */
export function parsePersona(input: PersonaInput): Persona | undefined {
  const { persona, isThirdParty } = input;
  const word = String(persona || "member")
    .trim()
    .toLowerCase()
    .replaceAll("_", "-");
  if (word === "member") return personaOf({ isThirdParty });
  return word === "third-party" || word === "associate" ? word : undefined;
}
