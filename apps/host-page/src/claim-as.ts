import type { Persona } from "./people.ts";

/** What a widget needs to know to show a claim to somebody. */
export interface ClaimAs {
  claimNumber: string;
  contactId?: string;
  isThirdParty?: boolean;
}

/** The claim as this persona sees it. */
export function claimAs(persona: Persona, claimNumber: string): ClaimAs {
  if (persona === "member") return { claimNumber };
  const contactId = contactIdOn(claimNumber);
  return { claimNumber, contactId, ...(persona === "third-party" && { isThirdParty: true }) };
}

/** An insurer knows from the sign-in who one is on a claim; the sandbox names contacts after claims. */
function contactIdOn(claimNumber: string): string {
  return claimNumber.replace(/^CLM/, "CNT");
}
