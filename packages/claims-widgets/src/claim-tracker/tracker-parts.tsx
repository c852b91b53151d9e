"use client";

import type { Timeline } from "@claimkit/claims-api";
import type { ClaimSummary as Summary, ContactUs as Contacts } from "@claimkit/claims-api";
import { Heading, HostContent, type RenderLoad, useText } from "@claimkit/widget-runtime";
import { type JSX, useContext } from "react";
import { ClaimNumberHeader } from "../claim-number-header/claim-number-header.tsx";
import { ShortClaimSummary } from "../claim-summary/claim-summary.tsx";
import { ContactUs } from "../contact-us/contact-us.tsx";
import type { NextSteps } from "../next-steps/next-steps-of.ts";
import { ClaimNextSteps } from "../next-steps/next-steps.tsx";
import { PageStateContext } from "../shared/page-state.ts";
import { timelineText } from "../timeline/text.ts";
import { MemberTimeline, useTimeline } from "../timeline/timeline.tsx";
import { ClaimMoney } from "./claim-money.tsx";
import { ClaimPath } from "./claim-path.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { OpenFaqs } from "./open-faqs.tsx";
import { StatusBlock } from "./status-block.tsx";
import { FaqsContext, usePart, useTracker } from "./tracker-context.ts";

/** Props of a part of a claim's page that loads data. */
export interface TrackerPartProps<T> {
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<T> | undefined;
}

/** The heading "Claim progress" with the number of the claim. */
export function TrackerNumber(): JSX.Element {
  return <ClaimNumberHeader {...usePart(0)} />;
}

/**
 * Warnings, the status, what happened and when, and the latest update. Your own: `useClaimSummary`,
 * `useSafetyNotes`, `useLatestUpdate`.
 */
export function TrackerStatus(): JSX.Element {
  return <StatusBlock claim={useTracker().claim} />;
}

/** The five stages on one line, which lead to their sections. Your own: `useStages`. */
export function TrackerPath(): JSX.Element {
  const { claim, sections } = useTracker();
  return <ClaimPath claim={claim} sections={sections} />;
}

/** What the claimant has to do now. A step leads to its section. Your own: `useNextSteps`. */
export function TrackerNextSteps({ render }: TrackerPartProps<NextSteps>): JSX.Element {
  return (
    <ClaimNextSteps {...usePart()} render={render} onNextStep={useTracker().sections.onNextStep} />
  );
}

/** What the insurer has paid, and the deductible. Your own: `useClaimMoney`. */
export function TrackerMoney(): JSX.Element {
  return <ClaimMoney claim={useTracker().claim} />;
}

/** Whom to call, and the documents; at the bottom of a narrow window. Your own: `useClaimContact`. */
export function TrackerContactBar(): JSX.Element {
  return <ContactBar claim={useTracker().claim} />;
}

/** The summary without what the head shows. Your own: `useClaimSummary`. */
export function TrackerSummary({ render }: TrackerPartProps<Summary>): JSX.Element {
  return <ShortClaimSummary {...usePart()} render={render} />;
}

/** A card for each category. A press on one moves to its section. Your own: `useTimeline`. */
export function TrackerTimeline({ render }: TrackerPartProps<Timeline>): JSX.Element {
  const { claim, headingLevel, sections, select } = useTracker();
  const { selected } = useContext(PageStateContext);
  const { data: timeline } = useTimeline(claim);
  const text = useText(timelineText);
  return (
    <>
      {/* Separates the cards from the sections of the same names, for screen readers.
          Why: docs/decisions/claim-page.md#the-timelines-heading-is-visually-hidden */}
      <Heading level={headingLevel + 1} className="ck-sr-only">
        {text.label}
      </Heading>
      <MemberTimeline
        {...usePart(2)}
        render={render}
        // The category that it selects by itself, so that a press on its card clears the selection.
        selectedCategory={selected ?? timeline?.defaultCategory}
        onSelect={(_, by, card) => {
          select(card);
          // A user who scrolls along the timeline stays there. Why:
          // docs/decisions/events.md#a-press-on-a-card-always-moves-to-its-section
          if (by === "press") sections.goTo(card);
        }}
      />
    </>
  );
}

/** The contacts, requested when they are opened. Your own: `useContactUs`. */
export function TrackerContacts({ render }: TrackerPartProps<Contacts>): JSX.Element {
  return <ContactUs {...usePart()} render={render} />;
}

/** The tracker's `faqs`, or a link with the action `open-faqs`. */
export function TrackerFaqs(): JSX.Element {
  const { claim } = useTracker();
  const faqs = useContext(FaqsContext);
  return (
    <div className="ck-claim-tracker-faqs">
      {faqs === undefined || faqs === null ? (
        <OpenFaqs claimNumber={claim.claimNumber} />
      ) : (
        <HostContent>{faqs}</HostContent>
      )}
    </div>
  );
}
