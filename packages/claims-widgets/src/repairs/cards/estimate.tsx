"use client";

import type { RepairsDetails } from "@claimkit/claims-api";
import { formatMediumDate } from "@claimkit/claims-api/format";
import { Radio } from "@claimkit/ui-kit/radio";
import { RadioGroup } from "@claimkit/ui-kit/radio-group";
import {
  type ClaimQuery,
  ServerText,
  useLocale,
  useSelect,
  useText,
} from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { repairsText } from "../text.ts";
import { DisplayBlock } from "./display-block.tsx";
import { RepairsDocument } from "./repairs-document.tsx";

interface EstimateProps {
  viewEstimate: NonNullable<RepairsDetails["viewEstimate"]>;
  claim: ClaimQuery;
  /** Level of the document's own headings. */
  headingLevel: number;
  /** Whether the document is a card on a phone. Not in an accordion, which the user has opened to see it. */
  isCompact?: boolean;
}

/** An estimate with the insurer's text: the current one of several or, on request, the initial one. */
export function Estimate({
  viewEstimate,
  claim,
  headingLevel,
  isCompact,
}: EstimateProps): JSX.Element {
  const text = useText(repairsText);
  const locale = useLocale();
  const emitSelect = useSelect("estimate");
  const [chosen, setChosen] = useState("current");
  const { displayText, displayBottomInfo, estimates } = viewEstimate;
  const current = estimates[0];
  const initial = estimates.length > 1 ? estimates.at(-1) : undefined;
  const shown = (chosen === "initial" && initial) || current;
  const title = initial && (shown === initial ? text.initialEstimate : text.currentEstimate);

  function choose(value: string): void {
    setChosen(value);
    emitSelect(value);
  }

  const options = [
    { value: "current", label: text.currentEstimate, date: current?.createdDate },
    { value: "initial", label: text.initialEstimate, date: initial?.createdDate },
  ];

  return (
    <>
      {displayText && (
        <p className="ck-repairs-text">
          <ServerText>{displayText}</ServerText>
        </p>
      )}
      {initial && (
        <RadioGroup
          className="ck-repairs-estimates"
          label={text.whichEstimate}
          optionalText="hide"
          bounded
          value={chosen}
          onValueChange={choose}
        >
          {options.map(({ date, ...option }) => (
            <Radio
              key={option.value}
              {...option}
              description={date && text.createdOn(formatMediumDate(date, locale))}
            />
          ))}
        </RadioGroup>
      )}
      {shown && (
        <RepairsDocument
          {...claim}
          documentPublicID={shown.documentPublicID}
          fileName={shown.fileName}
          title={title ?? text.estimate}
          headingLevel={headingLevel}
          compact={isCompact}
        />
      )}
      <DisplayBlock block={displayBottomInfo} />
    </>
  );
}
