"use client";

import type { Category } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type HeadingLevel,
  ownProps,
  useStaticLoad,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX, ReactNode } from "react";
import { claimQuery } from "../shared/claim-query.ts";
import { ClaimTrackerView } from "./claim-tracker-view.tsx";
import { claimTrackerText } from "./text.ts";

/** Props of {@link ClaimTracker}. */
export type ClaimTrackerProps = ClaimProps & {
  /**
   * The category that the timeline selects first: `REPORT`, `SERVICES`, `REPAIRS`, `PAYOUT` or `CLOSE`.
   * @default the last that has started
   */
  selectedCategory?: Category | undefined;
  /**
   * Whether the payout asks if it was helpful.
   * @default false
   */
  showFeedback?: boolean | undefined;
  /**
   * The type of the claim, for the record of an answer.
   * @default the claim summary's
   */
  claimType?: string | undefined;
  /** The FAQs, such as `<InteractiveFaqs>`. Without them there is a link, the action `open-faqs`. */
  faqs?: ReactNode;
  /**
   * The heading's place in the outline of the page; those of its parts are one below it.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
};

/**
 * The whole page of a claim: its number, the summary, what to do next, the timeline, all five
 * sections, whom to contact, and the FAQs. Selecting a category leads to its section, and reading a
 * section selects its category.
 *
 * Each part loads, fails and tells the host by itself, under its own name; handlers and `hrefs` given
 * here are those of every part. `ck:ready` of `claim-tracker` says only that the page stands.
 *
 * Style hooks: `.ck-claim-tracker`, `.ck-claim-tracker-section`; `--ck-claim-tracker-top`, how far below
 * the top of a wide window the contacts stay in sight: the height of a header that does so, too.
 */
export function ClaimTracker(props: ClaimTrackerProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    selectedCategory,
    showFeedback,
    claimType,
    faqs,
    headingLevel = 2,
    ...events
  } = ownProps(props);
  const text = useText(claimTrackerText);
  const load = useStaticLoad({ claimNumber });
  const claim = claimQuery({ claimNumber, isThirdParty, contactId, serverId });
  return (
    <Widget
      {...events}
      name="claim-tracker"
      persona={isThirdParty ? "third-party" : "member"}
      load={load}
      label={text.label}
      failed={text.failed}
    >
      {() => (
        <ClaimTrackerView
          // Another claim is another page: nothing of what was selected or read holds for it.
          key={JSON.stringify(claim)}
          claim={claim}
          events={events}
          selectedCategory={selectedCategory}
          showFeedback={showFeedback}
          claimType={claimType}
          faqs={faqs}
          headingLevel={headingLevel}
        />
      )}
    </Widget>
  );
}
