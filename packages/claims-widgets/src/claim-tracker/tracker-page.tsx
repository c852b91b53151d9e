"use client";

import type { Category } from "@claimkit/claims-api";
import { useSame } from "@claimkit/widget-runtime/internal/use-same";
import type { JSX, ReactNode } from "react";
import { PageStateContext } from "../shared/page-state.ts";
import { useChoice } from "../timeline/use-choice.ts";
import { PrintFoot } from "./print-foot.tsx";
import { FaqsContext, type Tracker, TrackerContext } from "./tracker-context.ts";
import { useSections } from "./use-sections.ts";

interface TrackerPageProps extends Omit<Tracker, "sections" | "select"> {
  selectedCategory: Category | undefined;
  faqs: ReactNode;
  children: JSX.Element;
}

/** Connects the parts of a claim's page: the claim, the selected category, and the sections that lead to each other. */
export function TrackerPage(props: TrackerPageProps): JSX.Element {
  const { selectedCategory, faqs, children, claim, events, ...shared } = props;
  const [chosen, select] = useChoice<Category>(selectedCategory);
  const [sections, missing] = useSections(select);
  // A new value of a context hydrates all parts that are still the server's.
  const same = { claim: useSame(claim), events: useSame(events) };
  const tracker = useSame({ ...shared, ...same, sections, select });
  const state = useSame({ selected: chosen ?? selectedCategory, missing });
  return (
    <TrackerContext value={tracker}>
      <PageStateContext value={state}>
        <div className="ck-claim-tracker">
          <FaqsContext value={faqs}>{children}</FaqsContext>
          <PrintFoot claimNumber={claim.claimNumber} />
        </div>
      </PageStateContext>
    </TrackerContext>
  );
}
