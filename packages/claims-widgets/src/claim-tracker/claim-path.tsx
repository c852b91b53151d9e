"use client";

import type { Category } from "@claimkit/claims-api";
import { type ClaimQuery, useText } from "@claimkit/widget-runtime";
import { type JSX, useContext } from "react";
import { PageStateContext } from "../shared/page-state.ts";
import { Marker } from "../timeline/marker.tsx";
import { timelineText } from "../timeline/text.ts";
import { claimTrackerText } from "./text.ts";
import type { Sections } from "./use-sections.ts";
import { useStages } from "./use-stages.ts";

interface ClaimPathProps {
  claim: ClaimQuery;
  sections: Sections;
}

/** The five stages of a claim on one line, each a button that leads to its section if the page has it. */
export function ClaimPath({ claim, sections }: ClaimPathProps): JSX.Element {
  const { path } = useText(claimTrackerText);
  const text = useText(timelineText);
  const { missing } = useContext(PageStateContext);
  const stages = useStages(claim);
  const isClosed = stages.at(-1)?.status === "complete";
  return (
    <ol className="ck-claim-path" aria-label={path} data-closed={isClosed || undefined}>
      {stages.map(({ category, status, label, isCurrent }) => {
        const isMissing = missing.includes(category);
        const Stage = isMissing ? "span" : "button";
        const control = {
          type: "button",
          "data-click-value": category,
          onClick: () => sections.goTo(category),
        } as const;
        return (
          <li key={category} data-status={status}>
            <Stage
              {...(isMissing ? { role: "img" } : control)}
              data-part="stage"
              aria-label={label ? `${text[category]}, ${label}` : text[category]}
              aria-current={isCurrent ? "step" : undefined}
              data-status={status}
            >
              <Marker status={status} />
              <span className="ck-claim-path-name">{text[category]}</span>
            </Stage>
          </li>
        );
      })}
    </ol>
  );
}

interface PathBarProps {
  claim: ClaimQuery;
  /** The section in view. */
  section: Category | undefined;
}

/** The path below the first screen, with the name of the section in view. */
export function PathBar({ claim, section }: PathBarProps): JSX.Element {
  const text = useText(timelineText);
  const stages = useStages(claim);
  const current = stages.find(({ category }) => category === section);
  return (
    <div className="ck-claim-path-bar" aria-hidden>
      <strong>{current && text[current.category]}</strong>
      <span>{current?.label}</span>
      <span className="ck-claim-path-dots">
        {stages.map(({ category, status }) => (
          <span key={category} data-status={status} data-current={category === section}>
            <Marker status={status} />
          </span>
        ))}
      </span>
    </div>
  );
}
