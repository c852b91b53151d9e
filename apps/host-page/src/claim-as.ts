import type { Persona } from "./people.ts";

/** What a widget needs to know to show a claim to somebody. */
export type ClaimAs =
  | { claimNumber: string; contactId?: string; isThirdParty?: false }
  | { claimNumber: string; contactId: string; isThirdParty: true };

/** The claim as this persona sees it. */
export function claimAs(persona: Persona, claimNumber: string): ClaimAs {
  if (persona === "member") return { claimNumber };
  const contactId = contactIdOn(claimNumber);
  if (persona === "third-party") return { claimNumber, contactId, isThirdParty: true };
  return { claimNumber, contactId };
}

/** An insurer knows from the sign-in who one is on a claim; the sandbox names contacts after claims. */
export function contactIdOn(claimNumber: string): string {
  return claimNumber.replace(/^CLM/, "CNT");
}
