import type { ClaimRef } from "@claimkit/claims-api";
import type { Persona } from "@claimkit/widget-runtime";

interface Who extends Pick<ClaimRef, "isThirdParty"> {
  persona?: string | undefined;
}

/**
 * Who looks at a claim, from what the host says: `Third_Party` is `third-party`, and a member
 * who is a third party is one. A word that names nobody gives nobody.
 */
export function personaFor({ persona, isThirdParty }: Who): Persona | undefined {
  const word = String(persona || "member")
    .trim()
    .toLowerCase()
    .replaceAll("_", "-");
  if (word === "member") return isThirdParty ? "third-party" : "member";
  return word === "third-party" || word === "associate" ? word : undefined;
}
