"use client";

import type { Category, TimelineStatus } from "@claimkit/claims-api";
import { Heading, useShowMore, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ServerName } from "../shared/server-name.tsx";
import { Marker } from "./marker.tsx";
import { timelineText } from "./text.ts";

/** A step within a category. */
export interface CategoryStep {
  name: string;
  status: TimelineStatus | undefined;
}

/** Props of {@link CategoryCard}. */
export interface CategoryCardProps {
  category: Category;
  /** Without one, only the category is shown. */
  status: TimelineStatus | undefined;
  steps: readonly CategoryStep[];
  selected: boolean;
  /** Whether the claim has progressed to this category. */
  isCurrent?: boolean | undefined;
  headingLevel: number;
  onToggle: () => void;
}

/** Renders a category of the timeline: its status, its steps, and a button that selects it. */
export function CategoryCard({
  category,
  status,
  steps,
  selected,
  isCurrent = false,
  headingLevel,
  onToggle,
}: CategoryCardProps): JSX.Element {
  const text = useText(timelineText);
  const { count, ref, button } = useShowMore<HTMLUListElement>(steps.length);
  return (
    <div className="ck-timeline-card" data-status={status} data-selected={selected}>
      <Marker status={status} />
      <div className="ck-timeline-card-box">
        <Heading level={headingLevel} className="ck-timeline-card-heading">
          <button
            type="button"
            className="ck-timeline-card-button"
            data-part="card"
            data-click-value={category}
            aria-pressed={selected}
            aria-current={isCurrent ? "step" : undefined}
            onClick={onToggle}
          >
            <span>{text[category]}</span>
            {status && <span className="ck-timeline-card-status"> {text[status]}</span>}
          </button>
        </Heading>
        {steps.length > 0 && (
          <ul ref={ref} className="ck-timeline-steps">
            {steps.slice(0, count).map(({ name, status: progress }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two steps may have one name
              <li key={place} data-status={progress}>
                <Marker status={progress} />
                <span>
                  <ServerName translate={text.stepOf}>{name}</ServerName>
                  {progress && <span className="ck-sr-only">{`, ${text[progress]}`}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {button}
      </div>
    </div>
  );
}
