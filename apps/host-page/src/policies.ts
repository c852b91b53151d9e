import type { Persona } from "./people.ts";

const OWN = ["POL-100", "POL-101", "POL-102", "POL-103", "POL-104", "POL-105", "POL-000"] as const;
const FAULTS = ["POL-400"] as const;
const OTHERS = ["POL-900", "POL-901"] as const;

/** Number of a policy in the sandbox. */
export type PolicyNumber = (typeof OWN | typeof FAULTS | typeof OTHERS)[number];

/** Policies that are grouped in the picker. `name` is the key of the group's message. */
export interface PolicyGroup {
  name: "own" | "others" | "faults";
  policies: readonly PolicyNumber[];
}

/** Policies of a member, also for an associate who helps one. */
const holders: readonly PolicyGroup[] = [
  { name: "own", policies: OWN },
  { name: "faults", policies: FAULTS },
];

/** A third party has claims against other people's policies, and sees only those. */
const thirdPartys: readonly PolicyGroup[] = [{ name: "others", policies: OTHERS }];

/** Returns the policies whose claims a persona may see. */
export function policyGroupsOf(persona: Persona): readonly PolicyGroup[] {
  return persona === "third-party" ? thirdPartys : holders;
}
