"use client";

import {
  claimOf,
  personaOf,
  useStaticLoad,
  useText,
  Widget,
  WidgetGroup,
} from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { ClaimNumberHeaderView } from "../claim-number-header/claim-number-header.tsx";
import { CallsFirst } from "./calls-first.tsx";
import type { ClaimTrackerProps } from "./claim-tracker.tsx";
import { PageFailure } from "./page-failure.tsx";
import { PartFrame } from "./part-frame.tsx";
import { claimTrackerText } from "./text.ts";
import { TrackerPage } from "./tracker-page.tsx";

type TrackerWidgetProps = ClaimTrackerProps & {
  /** Whether the number of the claim is shown before anything else of the page. */
  startsWithNumber: boolean;
  /** The areas of the page. */
  children: JSX.Element;
};

/** The widget around the areas of a claim's page: it starts the calls of the page, and fails as a whole. */
export function TrackerWidget(props: TrackerWidgetProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    selectedCategory,
    showFeedback,
    claimType,
    faqs,
    headingLevel = 2,
    startsWithNumber,
    children,
    ...events
  } = props;
  const text = useText(claimTrackerText);
  const load = useStaticLoad({ claimNumber });
  // Another claim's page replaces the first in place, where the user may have scrolled.
  const [hasStarted, setStarted] = useState(false);
  const claim = claimOf(props);
  return (
    <Widget
      {...events}
      name="claim-tracker"
      persona={personaOf({ isThirdParty })}
      load={load}
      label={text.label}
      texts={claimTrackerText}
      errorMessage={text.failed}
    >
      {() => (
        <WidgetGroup
          // Another claim is another page: none of its selection applies.
          key={JSON.stringify(claim)}
          frame={PartFrame}
        >
          <CallsFirst
            claim={claim}
            hasStarted={hasStarted}
            onStart={setStarted}
            start={
              <div className="ck-claim-tracker ck-claim-tracker-start">
                {startsWithNumber && (
                  <div className="ck-card ck-claim-tracker-head">
                    <ClaimNumberHeaderView claimNumber={claimNumber} headingLevel={headingLevel} />
                  </div>
                )}
              </div>
            }
          >
            <PageFailure claimNumber={claimNumber} />
            <TrackerPage
              claim={claim}
              events={events}
              selectedCategory={selectedCategory}
              showFeedback={showFeedback}
              claimType={claimType}
              faqs={faqs}
              headingLevel={headingLevel}
            >
              {children}
            </TrackerPage>
          </CallsFirst>
        </WidgetGroup>
      )}
    </Widget>
  );
}
