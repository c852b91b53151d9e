"use client";

import type { Category } from "@claimkit/claims-api";
import { type JSX, useMemo } from "react";
import { PageStateContext } from "../shared/page-state.ts";
import { useChoice } from "../timeline/use-choice.ts";
import { PrintFoot } from "./print-foot.tsx";
import { type Tracker, TrackerContext } from "./tracker-context.ts";
import { useSections } from "./use-sections.ts";

interface TrackerPageProps extends Omit<Tracker, "sections" | "select"> {
  selectedCategory: Category | undefined;
  children: JSX.Element;
}

/** Connects the parts of a claim's page: the claim, the selected category, and the sections that lead to each other. */
export function TrackerPage(props: TrackerPageProps): JSX.Element {
  const { selectedCategory, children, ...shared } = props;
  const [chosen, select] = useChoice<Category>(selectedCategory);
  const [sections, missing] = useSections(select);
  // A selection renders this component only, so its props are still the same ones.
  // oxlint-disable-next-line react/exhaustive-deps, react-hooks-js/exhaustive-deps -- `props` has all of `shared`, the others stay the same
  const tracker = useMemo(() => ({ ...shared, sections, select }), [props]);
  return (
    <TrackerContext value={tracker}>
      <PageStateContext value={{ selected: chosen ?? selectedCategory, missing }}>
        <div className="ck-claim-tracker">
          {children}
          <PrintFoot claimNumber={shared.claim.claimNumber} />
        </div>
      </PageStateContext>
    </TrackerContext>
  );
}
