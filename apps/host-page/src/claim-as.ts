import type { Persona } from "./people.ts";

/** The props of a widget that say which claim it shows, and to whom. */
export type ClaimAs =
  | { claimNumber: string; contactId?: string; isThirdParty?: false }
  | { claimNumber: string; contactId: string; isThirdParty: true };

/** Returns the props for a claim as this persona sees it. */
export function claimAs(persona: Persona, claimNumber: string): ClaimAs {
  if (persona === "member") return { claimNumber };
  const contactId = contactIdOn(claimNumber);
  if (persona === "third-party") return { claimNumber, contactId, isThirdParty: true };
  return { claimNumber, contactId };
}

/** Returns the visitor's contact id on a claim. An insurer knows it from the sign-in; the sandbox derives it from the claim number. */
export function contactIdOn(claimNumber: string): string {
  return claimNumber.replace(/^CLM/, "CNT");
}
