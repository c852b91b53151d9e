"use client";

import {
  type ClaimProps,
  Heading,
  type HeadingLevel,
  personaOf,
  useStaticLoad,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimNumberHeaderText } from "./text.ts";

/** Props of {@link ClaimNumberHeader}. */
export type ClaimNumberHeaderProps = ClaimProps & {
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
};

/** "Claim progress" with the number of the claim. Makes no call; the persona only appears in its events. */
export function ClaimNumberHeader(props: ClaimNumberHeaderProps): JSX.Element {
  const { claimNumber, isThirdParty, headingLevel = 2, ...events } = props;
  // Why: docs/decisions/claim-page.md#the-failure-message-of-the-header
  const text = useText(claimNumberHeaderText);
  return (
    <Widget
      {...events}
      name="claim-number-header"
      persona={personaOf({ isThirdParty })}
      load={useStaticLoad({ claimNumber })}
      label={text.heading}
      texts={claimNumberHeaderText}
      errorMessage={text.failed}
    >
      {(given) => (
        <ClaimNumberHeaderView claimNumber={given.claimNumber} headingLevel={headingLevel} />
      )}
    </Widget>
  );
}

interface ClaimNumberHeaderViewProps {
  claimNumber: string;
  headingLevel: HeadingLevel;
}

/** The heading and the number, without a widget's events. */
export function ClaimNumberHeaderView({
  claimNumber,
  headingLevel,
}: ClaimNumberHeaderViewProps): JSX.Element {
  const text = useText(claimNumberHeaderText);
  return (
    <div className="ck-claim-number-header">
      <Heading level={headingLevel} className="ck-claim-number-header-heading">
        {text.heading}
      </Heading>
      <p className="ck-claim-number-header-number">
        <span className="ck-claim-number-header-label">{text.claimNumber}</span>{" "}
        <strong>{claimNumber}</strong>
      </p>
    </div>
  );
}
