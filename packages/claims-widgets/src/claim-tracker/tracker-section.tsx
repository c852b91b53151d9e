"use client";

import type {
  Category,
  CloseDetails,
  PayoutDetails,
  RepairsDetails,
  ReportDetails,
  ServicesDetails,
} from "@claimkit/claims-api";
import type { RenderLoad } from "@claimkit/widget-runtime";
import { warnInDevelopment } from "@claimkit/widget-runtime/internal/development";
import {
  type ComponentType,
  type JSX,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useClaimSummary } from "../claim-summary/claim-summary.tsx";
import { CloseAccordion } from "../close/close.tsx";
import { PayoutAccordion } from "../payout/payout.tsx";
import { RepairsAccordion, useRepairsDetails } from "../repairs/repairs.tsx";
import { ReportAccordion } from "../report/report.tsx";
import { ServicesAccordion } from "../services/services.tsx";
import { PageStateContext } from "../shared/page-state.ts";
import { SectionStatusContext } from "../shared/section-status.ts";
import { HostParts } from "./host-parts.tsx";
import { type PartProps, usePart, useTracker } from "./tracker-context.ts";
import { useStages } from "./use-stages.ts";

interface SectionData {
  REPORT: ReportDetails;
  SERVICES: ServicesDetails;
  REPAIRS: RepairsDetails;
  PAYOUT: PayoutDetails;
  CLOSE: CloseDetails;
}

/** Props of {@link TrackerSection}. */
export type TrackerSectionProps = {
  [Name in Category]: {
    /** The stage of the claim: `REPORT`, `SERVICES`, `REPAIRS`, `PAYOUT` or `CLOSE`. */
    category: Name;
    /** Renders the data of the section, or a state without data, in your own way. */
    render?: RenderLoad<SectionData[Name]> | undefined;
    /**
     * Content of your own in place of the section.
     * @default the section
     */
    children?: ReactNode;
  };
}[Category];

type SectionWidgetProps<Data> = PartProps & { render?: RenderLoad<Data> | undefined };

const SECTIONS: {
  readonly [Name in Category]: ComponentType<SectionWidgetProps<SectionData[Name]>>;
} = {
  // A host may render its page often, and a section may have thousands of rows.
  REPORT: memo(ReportAccordion),
  SERVICES: memo(ServicesAccordion),
  REPAIRS: memo(RepairsAccordion),
  PAYOUT: memo(PayoutOnPage),
  CLOSE: memo(CloseAccordion),
};

/**
 * A section of a claim's page, and the place to which its stage, its card and its next steps lead. Its data for content
 * of your own: `useReportDetails`, `useServicesDetails`, `useRepairsDetails`, `usePayoutDetails`, `useCloseDetails`.
 */
export function TrackerSection({
  category,
  render,
  children,
}: TrackerSectionProps): JSX.Element | null {
  const { claim, sections } = useTracker();
  const part = usePart();
  const stages = useStages(claim);
  const { missing } = useContext(PageStateContext);
  const place = useRef<HTMLDivElement>(null);
  const [repeated, setRepeated] = useState<Category>();
  const { enter } = sections;

  // The first one may leave the page.
  const isHidden = repeated === category && !missing.includes(category);

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const leave = enter(category, place.current);
    setRepeated(leave ? undefined : category);
    return leave ?? warnInDevelopment("repeatedSection", category);
  }, [enter, category, isHidden]);

  if (isHidden) return null;
  // The props connect the category to its data, which a union of all sections cannot.
  const Section = SECTIONS[category] as ComponentType<PartProps & { render: unknown }>;
  return (
    <div ref={place} className="ck-claim-tracker-section">
      <HostParts
        otherwise={
          <SectionStatusContext
            value={stages.find((stage) => stage.category === category && stage.label)}
          >
            <Section {...part} render={render} />
          </SectionStatusContext>
        }
      >
        {children}
      </HostParts>
    </div>
  );
}

/** The payout, with what the page knows from other calls: the kind of claim, and a loss that is not repaired. */
function PayoutOnPage(props: SectionWidgetProps<PayoutDetails>): JSX.Element {
  const { claim, claimType, showFeedback } = useTracker();
  const { data: summary } = useClaimSummary(claim);
  const { data: repairs } = useRepairsDetails(claim);
  return (
    <PayoutAccordion
      {...props}
      showFeedback={showFeedback}
      claimType={claimType ?? summary?.claimType}
      isTotalLoss={repairs?.scenario === "TOTAL_LOSS"}
    />
  );
}
