"use client";

import type { Category, TimelineStatus } from "@claimkit/claims-api";
import { Heading, useShowMore, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ClaimStatus } from "../claim-summary/claim-words.tsx";
import { ServerName } from "../shared/server-name.tsx";
import { Marker } from "./marker.tsx";
import { timelineText } from "./text.ts";

/** A step within a category. */
export interface CategoryStep {
  name: string;
  status: TimelineStatus | undefined;
  /** An unknown status, in the server's words. */
  statusText: string;
}

/** Props of {@link CategoryCard}. */
export interface CategoryCardProps {
  category: Category;
  /** Without one, `statusText` is shown. */
  status: TimelineStatus | undefined;
  /** An unknown status, in the server's words. */
  statusText: string;
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
  statusText,
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
            {(status || statusText) && (
              <span className="ck-timeline-card-status">
                {" "}
                <Status status={status}>{statusText}</Status>
              </span>
            )}
          </button>
        </Heading>
        {steps.length > 0 && (
          <ul ref={ref} className="ck-timeline-steps">
            {steps.slice(0, count).map(({ name, status: progress, statusText: words }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two steps may have one name
              <li key={place} data-status={progress}>
                <Marker status={progress} />
                <span>
                  <ServerName translate={text.stepOf}>{name}</ServerName>
                  {/* The marker of an unknown status says nothing. */}
                  {(progress || words) && (
                    <span className={progress && "ck-sr-only"}>
                      {", "}
                      <Status status={progress}>{words}</Status>
                    </span>
                  )}
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

interface StatusProps {
  status: TimelineStatus | undefined;
  /** The server's words. */
  children: string;
}

function Status({ status, children }: StatusProps): JSX.Element {
  const text = useText(timelineText);
  return <span>{status ? text[status] : <ClaimStatus>{children}</ClaimStatus>}</span>;
}
