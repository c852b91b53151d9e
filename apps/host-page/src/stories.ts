import type { Persona } from "./people.ts";
import type { PolicyNumber } from "./policies.ts";

/** Something that happened to somebody, and the claim that came of it. */
export interface Story {
  /** Finds the words of the story. */
  name: "hit" | "estimate" | "thirdParty";
  claimNumber: string;
  policy: PolicyNumber;
  persona: Persona;
}

/** What the first screen offers. */
export const stories: readonly Story[] = [
  { name: "hit", claimNumber: "CLM-1014", policy: "POL-105", persona: "member" },
  { name: "estimate", claimNumber: "CLM-1006", policy: "POL-101", persona: "member" },
  { name: "thirdParty", claimNumber: "CLM-2001", policy: "POL-900", persona: "third-party" },
];
