"use client";

import { timelines } from "@claimkit/claims-api";
import { ServerText, useCall, useText } from "@claimkit/widget-runtime";
import { OwnLanguage } from "@claimkit/widget-runtime/internal/own-language";
import type { JSX } from "react";
import { useNextSteps } from "../next-steps/use-next-steps.ts";
import { idleReasonText, stepTitleText } from "../next-steps/text.ts";
import { useNear } from "../shared/use-near.ts";
import { currentCategory } from "../timeline/current-category.ts";
import { Marker } from "../timeline/marker.tsx";
import { timelineText } from "../timeline/text.ts";

/** Messages of the timeline, with those of the next step. */
const stageText = { ...timelineText, uses: [stepTitleText, idleReasonText] };

/** Props of {@link ClaimStage}. */
export interface ClaimStageProps {
  claimNumber: string;
  serverId: string | undefined;
}

/**
 * The stage that a claim has reached, and its next step, requested when its row is near the visible part of the page.
 * What does not load stays empty: the list is complete without it.
 */
export function ClaimStage(props: ClaimStageProps): JSX.Element {
  return <OwnLanguage texts={stageText}>{(lang) => <Stage {...props} lang={lang} />}</OwnLanguage>;
}

function Stage({ claimNumber, serverId, lang }: ClaimStageProps & { lang: string }): JSX.Element {
  const text = useText(timelineText);
  const { isNear, ref } = useNear();
  const { data } = useCall(timelines, { claimNumber }, { serverId, enabled: isNear });
  const current = data && currentCategory(data);
  return (
    <div ref={ref} className="ck-claim-list-stage" lang={lang}>
      {current && (
        <p>
          <span className="ck-claim-list-dots" aria-hidden>
            {data.categories.map(({ category, status }) => (
              <span key={category} data-status={status}>
                <Marker status={status} />
              </span>
            ))}
          </span>
          <span>{text[current]}</span>
        </p>
      )}
      {isNear && <Step claimNumber={claimNumber} serverId={serverId} />}
    </div>
  );
}

/** The first thing to do, or why there is nothing. */
function Step({ claimNumber, serverId }: ClaimStageProps): JSX.Element | null {
  const titles = useText(stepTitleText);
  const idleReasons = useText(idleReasonText);
  const { data: next } = useNextSteps({ claimNumber, serverId });
  if (!next) return null;
  const [step] = next.steps;
  const { idleReason } = next;
  return (
    <p className="ck-claim-list-step" dir={step?.words && "auto"}>
      {step?.name === "as-insurer-says" ? (
        <ServerText>{step.words ?? ""}</ServerText>
      ) : (
        (step && titles[step.name](step.appointment?.shop?.name)) ||
        (idleReason && idleReasons[idleReason])
      )}
    </p>
  );
}
