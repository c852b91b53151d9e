"use client";

import { type Category, type Timeline, timelines } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  ownProps,
  useCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimQuery } from "../shared/claim-query.ts";
import { timelineText } from "./text.ts";
import { type OnSelect, TimelineView } from "./timeline-view.tsx";

/** Whose timeline is asked for. A member's contact is looked up where it is not given. */
export type TimelineQuery = ClaimQuery;

/** Props of {@link MemberTimeline}. */
export type MemberTimelineProps = ClaimProps & {
  /**
   * Which category is selected, until somebody selects another; a new value is selected again.
   * @default the last that has started
   */
  selectedCategory?: Category | undefined;
  /** Hears what somebody selected, or (`null`) that nothing is, and whether by a `press` or a `scroll`. */
  onSelect?: OnSelect | undefined;
  /**
   * The place of each category in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/**
 * How far a claim has come, category by category. A claim of which the service has no timeline gets
 * the categories alone.
 *
 * Style hooks: `.ck-timeline`, `.ck-timeline-item`, `.ck-timeline-card` with `[data-status]` and
 * `[data-selected]`.
 */
export function MemberTimeline(props: MemberTimelineProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    selectedCategory,
    onSelect,
    headingLevel = 3,
    ...events
  } = ownProps(props);
  const text = useText(timelineText);
  return (
    <Widget
      {...events}
      name="member-timeline"
      load={useTimeline(claimQuery({ claimNumber, isThirdParty, contactId, serverId }))}
      label={text.label}
      failed={text.failed}
      state={({ isStatic }) => (isStatic ? "static" : "data")}
    >
      {(timeline) => (
        <TimelineView
          timeline={timeline}
          selectedCategory={selectedCategory}
          onSelect={onSelect}
          headingLevel={headingLevel}
        />
      )}
    </Widget>
  );
}

/** Follows how far a claim has come, for a view of one's own. */
export function useTimeline(query: TimelineQuery): LoadState<Timeline> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(timelines, claim, { serverId });
}
