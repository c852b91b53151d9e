"use client";

import type { CloseDetails } from "@claimkit/claims-api";
import { formatDate } from "@claimkit/claims-api/format";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { check, clock, success } from "@claimkit/ui-kit/icon-paths";
import { clampHeadingLevel, ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { KeyValues } from "../key-values/key-values.tsx";
import { SectionHeading } from "../shared/section-heading.tsx";
import { closeText } from "./text.ts";

interface CloseViewProps {
  close: CloseDetails;
  headingLevel: number;
}

/** Renders whether a claim is closed, since when, and the insurer's text. */
export function CloseView({ close, headingLevel }: CloseViewProps): JSX.Element {
  const text = useText(closeText);
  const { claimState, closeDate, displayText } = close;
  const isClosed = claimState === "closed";

  return (
    <Accordion
      heading={<SectionHeading icon={check}>{text.heading}</SectionHeading>}
      headingLevel={clampHeadingLevel(headingLevel)}
      defaultOpen
      className="ck-section ck-close"
    >
      <p className="ck-close-state" data-state={claimState}>
        <SvgIcon paths={isClosed ? success : clock} />
        {text[claimState]}
      </p>
      <KeyValues
        layout="rows"
        rows={[{ label: text.closeDate, value: isClosed ? formatDate(closeDate) : undefined }]}
      />
      {displayText && (
        <p className="ck-section-text">
          <ServerText>{displayText}</ServerText>
        </p>
      )}
    </Accordion>
  );
}
