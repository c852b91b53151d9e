"use client";

import type { ClaimListItem } from "@claimkit/claims-api";
import { formatDate } from "@claimkit/claims-api/format";
import { lossCauseLabel } from "@claimkit/claims-api/loss-causes";
import { Tag } from "@claimkit/ui-kit";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import {
  ActionControl,
  Heading,
  PhoneSentence,
  useLocale,
  useSettings,
  useShowMore,
  useText,
} from "@claimkit/widget-runtime";
import { type ComponentType, type JSX, lazy, Suspense } from "react";
import { useStatusText } from "../claim-summary/claim-words.tsx";
import { KeyValues } from "../key-values/key-values.tsx";
import { Vehicle } from "../shared/vehicle.tsx";
import { claimListText } from "./text.ts";
import { causeIcon } from "../loss-causes/cause-icon.ts";
import { lossCauseText } from "../loss-causes/text.ts";
import type { ClaimStageProps } from "./claim-stage.tsx";

/**
 * Loaded on demand, because it imports the timeline, which is larger than the list. If it does not load, the claims
 * are shown without their stage.
 */
const ClaimStage = lazy<ComponentType<ClaimStageProps>>(() =>
  import("./claim-stage.tsx").then(
    (module) => ({ default: module.ClaimStage }),
    () => ({ default: () => null }),
  ),
);

interface ClaimListViewProps {
  claims: readonly ClaimListItem[];
  /** Level of each claim's heading. */
  headingLevel: number;
  /** Whether to show the stage and the next step of claims that are not closed. */
  showStage: boolean;
  serverId: string | undefined;
}

/** Renders the claims, or a sentence if the list is empty. */
export function ClaimListView({
  claims,
  headingLevel,
  showStage,
  serverId,
}: ClaimListViewProps): JSX.Element {
  const text = useText(claimListText);
  const locale = useLocale();
  const labelOf = useLossCauses();
  const statusText = useStatusText();
  const { count, ref, button } = useShowMore<HTMLUListElement>(claims.length);
  const numbers = claims.map(({ claimNumber }) => claimNumber);

  if (claims.length === 0) {
    return (
      <div className="ck-card ck-claim-list-empty">
        <Vehicle />
        <p>
          <PhoneSentence text={text.empty} withoutPhone={text.emptyWithoutPhone} />
        </p>
      </div>
    );
  }

  return (
    <>
      <ul ref={ref} className="ck-claim-list-items">
        {claims
          .slice(0, count)
          .map(({ claimNumber, claimState, stateText, lossDate, lossCause }, place) => (
            <li
              // Servers may send a claim twice.
              key={numbers.indexOf(claimNumber) === place ? claimNumber : place}
              className="ck-card ck-claim-list-item"
              data-state={claimState}
            >
              <span className="ck-claim-list-icon">
                <SvgIcon paths={causeIcon(lossCause)} />
              </span>
              <div className="ck-claim-list-title">
                <Heading level={headingLevel} className="ck-claim-list-cause">
                  {labelOf(lossCause)}
                </Heading>
                {claimState ? (
                  <Tag
                    label={text[claimState]}
                    color={claimState === "open" ? "info" : "neutral"}
                  />
                ) : (
                  stateText && <Tag {...statusText(stateText)} />
                )}
              </div>
              <KeyValues
                layout="columns"
                rows={[
                  { label: text.claimNumber, value: claimNumber },
                  { label: text.incidentDate, value: formatDate(lossDate, locale) },
                ]}
              />
              {showStage && claimState !== "closed" && (
                <Suspense fallback={<div className="ck-claim-list-stage" />}>
                  <ClaimStage claimNumber={claimNumber} serverId={serverId} />
                </Suspense>
              )}
              <div className="ck-claim-list-action">
                <ActionControl action="track-claim" detail={{ claimNumber }}>
                  {/* Distinguishes the buttons for screen readers.
                      Why: docs/decisions/announcements.md#buttons-of-a-list-name-their-item */}
                  <span>{text.trackClaim}</span> <span className="ck-sr-only">{claimNumber}</span>
                </ActionControl>
              </div>
            </li>
          ))}
      </ul>
      {button}
    </>
  );
}

/** Returns the label of a loss cause in the current language; the host's own labels take precedence. */
function useLossCauses(): (code: string) => string {
  // Why: docs/decisions/packages.md#loss-causes-are-looked-up-by-widgets
  const { lossCauses: own } = useSettings();
  const labels = { ...own, ...useText(lossCauseText), ...own };
  return (code) => lossCauseLabel(code, labels);
}
