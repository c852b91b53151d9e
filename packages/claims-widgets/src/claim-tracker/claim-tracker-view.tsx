"use client";

import { CATEGORIES, type Category } from "@claimkit/claims-api";
import { AccordionGroup } from "@claimkit/ui-kit/accordion-group";
import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import {
  type ClaimProps,
  type ClaimQuery,
  clampHeadingLevel,
  Heading,
  type HeadingLevel,
  HostContent,
  useText,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import { type ComponentType, type JSX, memo, type ReactNode, useRef, useState } from "react";
import { ClaimNumberHeader } from "../claim-number-header/claim-number-header.tsx";
import { ShortClaimSummary, useClaimSummary } from "../claim-summary/claim-summary.tsx";
import { CloseAccordion } from "../close/close.tsx";
import { ContactUs } from "../contact-us/contact-us.tsx";
import { ClaimNextSteps } from "../next-steps/next-steps.tsx";
import type { NextStep } from "../next-steps/next-steps-of.ts";
import { PayoutAccordion } from "../payout/payout.tsx";
import { RepairsAccordion, useRepairsDetails } from "../repairs/repairs.tsx";
import { ReportAccordion } from "../report/report.tsx";
import { ServicesAccordion } from "../services/services.tsx";
import { SectionStatusContext } from "../shared/section-status.ts";
import { timelineText } from "../timeline/text.ts";
import { MemberTimeline, useTimeline } from "../timeline/timeline.tsx";
import { useChoice } from "../timeline/use-choice.ts";
import { ClaimMoney } from "./claim-money.tsx";
import { ClaimPath, PathBar } from "./claim-path.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { OpenFaqs } from "./open-faqs.tsx";
import { PrintFoot } from "./print-foot.tsx";
import { StatusBlock } from "./status-block.tsx";
import { useAtTop } from "./use-at-top.ts";
import { useSections } from "./use-sections.ts";
import { useStages } from "./use-stages.ts";

type SectionProps = ClaimProps & {
  headingLevel: HeadingLevel;
  /** Only the payout has the feedback question, and a sentence about repairs. */
  showFeedback?: boolean | undefined;
  claimType?: string | undefined;
  isTotalLoss?: boolean | undefined;
};

// Memoized, because the tracker renders for each selected card, and a section may have thousands of rows.
const SECTIONS: Readonly<Record<Category, ComponentType<SectionProps>>> = {
  REPORT: memo(ReportAccordion),
  SERVICES: memo(ServicesAccordion),
  REPAIRS: memo(RepairsAccordion),
  PAYOUT: memo(PayoutAccordion),
  CLOSE: memo(CloseAccordion),
};
const NumberHeader = memo(ClaimNumberHeader);
const Summary = memo(ShortClaimSummary);
const NextSteps = memo(ClaimNextSteps);
const Contacts = memo(ContactUs);
const Status = memo(StatusBlock);
const Money = memo(ClaimMoney);

interface ClaimTrackerViewProps {
  claim: ClaimQuery;
  events: WidgetEvents;
  selectedCategory: Category | undefined;
  showFeedback: boolean | undefined;
  claimType: string | undefined;
  faqs: ReactNode;
  headingLevel: HeadingLevel;
}

/** Renders the parts of a claim's page in reading order: what matters now, then the whole claim. */
export function ClaimTrackerView({
  claim,
  events,
  selectedCategory,
  showFeedback,
  claimType,
  faqs,
  headingLevel,
}: ClaimTrackerViewProps): JSX.Element {
  const text = useText(timelineText);
  const [chosen, select] = useChoice<Category>(selectedCategory);
  const selected = chosen ?? selectedCategory;
  const { placeOf, goTo } = useSections(select);
  const main = useRef<HTMLDivElement>(null);
  const isReadingMain = useAtTop(main);
  // The summary and the repairs send the same requests.
  const { data: summary } = useClaimSummary(claim);
  const { data: repairs } = useRepairsDetails(claim);

  const { data: timeline } = useTimeline(claim);
  const stages = useStages(claim);

  const latest = useLatest({ goTo });
  const [onNextStep] = useState(
    () =>
      ({ section, block }: NextStep): void =>
        latest.current.goTo(section, block),
  );

  const part = { ...claim, ...events, headingLevel: clampHeadingLevel(headingLevel + 1) };
  return (
    <div className="ck-claim-tracker">
      <div className="ck-card ck-claim-tracker-head">
        <NumberHeader {...part} headingLevel={headingLevel} />
        <Status claim={claim} />
        <ClaimPath claim={claim} onGoTo={goTo} />
      </div>
      <div className="ck-claim-tracker-aside">
        <NextSteps {...part} onNextStep={onNextStep} />
        <Money claim={claim} />
        <ContactBar claim={claim} />
      </div>
      <div ref={main} className="ck-claim-tracker-main">
        {isReadingMain && <PathBar claim={claim} section={selected} />}
        <Summary {...part} />
        {/* Separates the cards from the sections of the same names, for screen readers.
          Why: docs/decisions/claim-page.md#the-timelines-heading-is-visually-hidden */}
        <Heading level={headingLevel + 1} className="ck-sr-only">
          {text.label}
        </Heading>
        <MemberTimeline
          {...part}
          headingLevel={clampHeadingLevel(headingLevel + 2)}
          // The category that it selects by itself, so that a press on its card clears the selection.
          selectedCategory={selected ?? timeline?.defaultCategory}
          onSelect={(_, by, card) => {
            select(card);
            // A user who scrolls along the timeline stays there. Why:
            // docs/decisions/events.md#a-press-on-a-card-always-moves-to-its-section
            if (by === "press") goTo(card);
          }}
        />
        <AccordionGroup className="ck-claim-tracker-sections">
          {CATEGORIES.map((category) => {
            const Section = SECTIONS[category];
            return (
              <div key={category} ref={placeOf(category)} className="ck-claim-tracker-section">
                <SectionStatusContext
                  value={stages.find((stage) => stage.category === category && stage.label)}
                >
                  <Section
                    {...part}
                    {...(category === "PAYOUT" && {
                      showFeedback,
                      claimType: claimType ?? summary?.claimType,
                      isTotalLoss: repairs?.scenario === "TOTAL_LOSS",
                    })}
                  />
                </SectionStatusContext>
              </div>
            );
          })}
        </AccordionGroup>
        <Contacts {...part} />
        <div className="ck-claim-tracker-faqs">
          {faqs === undefined || faqs === null ? (
            <OpenFaqs claimNumber={claim.claimNumber} />
          ) : (
            <HostContent>{faqs}</HostContent>
          )}
        </div>
      </div>
      <PrintFoot claimNumber={claim.claimNumber} />
    </div>
  );
}
