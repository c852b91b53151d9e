import { type ClaimSeed, claims } from "@claimkit/sandbox";

/** A number of claims of the policy `POL-MANY`, a day apart, with all causes that the sandbox has. */
export function manyClaims(count: number): ClaimSeed[] {
  return Array.from({ length: count }, (_, index) => (day) => {
    const claim = claims[index % claims.length]?.(day);
    if (!claim) throw new Error("The sandbox has no claims.");
    return {
      ...claim,
      policyNumber: "POL-MANY",
      claimNumber: `CLM-${50_000 + index}`,
      lossDate: day(-index),
    };
  });
}
