import { claims } from "@claimkit/sandbox";
import type { ComponentProps } from "react";
import { RepairsAccordion } from "../src/repairs/repairs.tsx";
import { type RenderedOverSandbox, renderOverSandbox } from "./render-over-sandbox.tsx";

type Claim = ReturnType<(typeof claims)[number]>;

/** Renders a claim of the sandbox with changed repairs, possibly of another scenario. */
export function renderRepairs(
  claimNumber: string,
  changes: Partial<Claim["repairs"]> = {},
  {
    documents,
    scenario,
    ...props
  }: Partial<ComponentProps<typeof RepairsAccordion>> &
    Partial<Pick<Claim, "documents" | "scenario">> = {},
): RenderedOverSandbox {
  return renderOverSandbox(<RepairsAccordion claimNumber={claimNumber} {...(props as object)} />, {
    sandbox: {
      seed: claims.map((claim) => (day) => {
        const known = claim(day);
        if (known.claimNumber !== claimNumber) return known;
        const repairs = { ...known.repairs, ...changes };
        return {
          ...known,
          repairs,
          documents: documents ?? known.documents,
          scenario: scenario ?? known.scenario,
        };
      }),
    },
  });
}
