"use client";

import type { CloseDetails } from "@claimkit/claims-api";
import { formatDate } from "@claimkit/claims-api/format";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { check, clock, info, success } from "@claimkit/ui-kit/icon-paths";
import { clampHeadingLevel, ServerText, useLocale, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ClaimStatus } from "../claim-summary/claim-words.tsx";
import { KeyValues } from "../key-values/key-values.tsx";
import { SectionEmpty } from "../shared/section-empty.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { hasCloseDetails } from "./has-close-details.ts";
import { closeText } from "./text.ts";

interface CloseViewProps {
  close: CloseDetails;
  headingLevel: number;
}

const icons = { open: clock, closed: success };

/** Renders whether a claim is closed, or the insurer's word for its state, since when, and the insurer's text. */
export function CloseView({ close, headingLevel }: CloseViewProps): JSX.Element {
  const text = useText(closeText);
  const locale = useLocale();
  const { claimState, stateText, closeDate, displayText } = close;

  return (
    <Accordion
      heading={<SectionHeading icon={check}>{text.heading}</SectionHeading>}
      headingLevel={clampHeadingLevel(headingLevel)}
      defaultOpen
      className="ck-section ck-close"
    >
      {!hasCloseDetails(close) && <SectionEmpty icon={check}>{text.empty}</SectionEmpty>}
      {(claimState || stateText) && (
        <p className="ck-close-state" data-state={claimState}>
          <SvgIcon paths={claimState ? icons[claimState] : info} />
          <span>{claimState ? text[claimState] : <ClaimStatus>{stateText}</ClaimStatus>}</span>
        </p>
      )}
      <KeyValues
        layout="rows"
        rows={[
          {
            label: text.closeDate,
            value: claimState === "open" ? undefined : formatDate(closeDate, locale),
          },
        ]}
      />
      {displayText && (
        <p className="ck-section-text">
          <ServerText>{displayText}</ServerText>
        </p>
      )}
    </Accordion>
  );
}
