import type { Persona } from "./people.ts";
import type { PolicyNumber } from "./policies.ts";

/** Something that happened to someone, and the claim for it. */
export interface Story {
  /** Key of the story's messages. */
  name: "hit" | "estimate" | "thirdParty";
  claimNumber: string;
  policy: PolicyNumber;
  persona: Persona;
}

/** The stories of the first screen. */
export const stories: readonly Story[] = [
  { name: "hit", claimNumber: "CLM-1014", policy: "POL-105", persona: "member" },
  { name: "estimate", claimNumber: "CLM-1006", policy: "POL-101", persona: "member" },
  { name: "thirdParty", claimNumber: "CLM-2001", policy: "POL-900", persona: "third-party" },
];
