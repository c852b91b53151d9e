"use client";

import type { Category } from "@claimkit/claims-api";
import type { ClaimProps, HeadingLevel } from "@claimkit/widget-runtime";
import type { JSX, ReactNode } from "react";
import { HostParts } from "./host-parts.tsx";
import { TrackerAside, TrackerHead, TrackerMain } from "./tracker-areas.tsx";
import { TrackerWidget } from "./tracker-widget.tsx";

/** Props of {@link ClaimTracker}. */
export type ClaimTrackerProps = ClaimProps & {
  /**
   * The selected category, until the user selects another; a new value is selected again: `REPORT`,
   * `SERVICES`, `REPAIRS`, `PAYOUT` or `CLOSE`.
   * @default the last that has started
   */
  selectedCategory?: Category | undefined;
  /**
   * Whether the payout shows the feedback question.
   * @default false
   */
  showFeedback?: boolean | undefined;
  /**
   * The type of the claim, for the feedback record.
   * @default the claim summary's
   */
  claimType?: string | undefined;
  /** The FAQs, such as `<InteractiveFaqs>`. Without them, it shows a link with the action `open-faqs`. */
  faqs?: ReactNode;
  /**
   * Level of the heading; headings of its parts are one level below.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * The page in your own order: `TrackerHead`, `TrackerAside` and `TrackerMain`, each with the parts that you list.
   * @default all areas with all of their parts
   */
  children?: ReactNode;
};

/** The same element at every render, so that React renders it only once. */
const WHOLE_PAGE = (
  <>
    <TrackerHead />
    <TrackerAside />
    <TrackerMain />
  </>
);

/**
 * The whole page of a claim: its status, its path, the next steps and the money, then the summary, the
 * timeline, all five sections, the contacts, and the FAQs. Selecting a category moves to its section, and
 * scrolling to a section selects its category.
 *
 * Each part loads, fails and emits events by itself, under its own name; handlers and `hrefs` apply to
 * all of them. `ck:ready` of `claim-tracker` only means that the page has rendered.
 *
 * Style hooks: `.ck-claim-tracker`, `.ck-claim-tracker-section`, `.ck-claim-path`;
 * `--ck-claim-tracker-top`, the height of a sticky header of the page; `--ck-claim-tracker-bottom`, the
 * height of a bar at the bottom of the window.
 */
export function ClaimTracker({ children, ...props }: ClaimTrackerProps): JSX.Element {
  return (
    <TrackerWidget {...props} startsWithNumber={children === undefined}>
      <HostParts otherwise={WHOLE_PAGE}>{children}</HostParts>
    </TrackerWidget>
  );
}
