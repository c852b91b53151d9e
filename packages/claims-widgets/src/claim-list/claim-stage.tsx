"use client";

import { timelines } from "@claimkit/claims-api";
import { useCall, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { useNear } from "../shared/use-near.ts";
import { Marker } from "../timeline/marker.tsx";
import { timelineText } from "../timeline/text.ts";

/** Props of {@link ClaimStage}. */
export interface ClaimStageProps {
  claimNumber: string;
  serverId: string | undefined;
}

/**
 * The stage that a claim has reached, requested when its row is near the visible part of the page. Stays empty
 * without a timeline: the list is complete without it.
 */
export function ClaimStage({ claimNumber, serverId }: ClaimStageProps): JSX.Element {
  const text = useText(timelineText);
  const { isNear, ref } = useNear();
  const { data } = useCall(timelines, { claimNumber }, { serverId, when: isNear });
  return (
    <p ref={ref} className="ck-claim-list-stage">
      {data && !data.isStatic && (
        <>
          <span className="ck-claim-list-dots" aria-hidden>
            {data.categories.map(({ category, status }) => (
              <span key={category} data-status={status}>
                <Marker status={status} />
              </span>
            ))}
          </span>
          <span>{text[data.defaultCategory]}</span>
        </>
      )}
    </p>
  );
}
