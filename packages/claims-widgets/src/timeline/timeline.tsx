"use client";

import { type Category, type Timeline, timelines } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  type RenderLoad,
  useClaimCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { timelineText } from "./text.ts";
import { type OnSelect, TimelineView } from "./timeline-view.tsx";

/** Props of {@link MemberTimeline}. */
export type MemberTimelineProps = ClaimProps & {
  /**
   * The selected category, until the user selects another; a new value is selected again.
   * @default the last that has started
   */
  selectedCategory?: Category | undefined;
  /**
   * Called with the category that the user selected, or `null` for none, and whether by a `press` or a
   * `scroll`.
   */
  onSelect?: OnSelect | undefined;
  /**
   * Level of each category's heading.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<Timeline> | undefined;
};

/**
 * The progress of a claim, by category. If the service has no timeline, it shows the categories without
 * statuses.
 *
 * Style hooks: `.ck-timeline`, `.ck-timeline-item`, `.ck-timeline-card` with `[data-status]` and
 * `[data-selected]`.
 */
export function MemberTimeline(props: MemberTimelineProps): JSX.Element {
  const { selectedCategory, onSelect, headingLevel = 3, ...rest } = props;
  const text = useText(timelineText);
  return (
    <Widget
      {...rest}
      name="member-timeline"
      load={useTimeline(props)}
      label={text.label}
      texts={timelineText}
      errorMessage={text.failed}
      readyState={({ isStatic }) => (isStatic ? "static" : "data")}
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

/** Requests the progress of a claim, for a custom view. */
export function useTimeline(claim: ClaimQuery): LoadState<Timeline> {
  return useClaimCall(timelines, claim);
}
