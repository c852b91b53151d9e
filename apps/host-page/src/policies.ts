import type { Persona } from "./people.ts";

const OWN = ["POL-100", "POL-101", "POL-102", "POL-103", "POL-104", "POL-105", "POL-000"] as const;
const FAULTS = ["POL-400"] as const;
const OTHERS = ["POL-900", "POL-901"] as const;

/** A policy that the sandbox knows. */
export type PolicyNumber = (typeof OWN | typeof FAULTS | typeof OTHERS)[number];

/** Policies that stand together in the picker; `name` finds the words for the group. */
export interface PolicyGroup {
  name: "own" | "others" | "faults";
  policies: readonly PolicyNumber[];
}

/** What a policyholder, or an associate who helps one, chooses from. */
const holders: readonly PolicyGroup[] = [
  { name: "own", policies: OWN },
  { name: "faults", policies: FAULTS },
];

/** A third party has claims against other people's policies, and sees no others. */
const thirdPartys: readonly PolicyGroup[] = [{ name: "others", policies: OTHERS }];

/** The policies on which somebody may look at claims. */
export function policyGroupsOf(persona: Persona): readonly PolicyGroup[] {
  return persona === "third-party" ? thirdPartys : holders;
}
