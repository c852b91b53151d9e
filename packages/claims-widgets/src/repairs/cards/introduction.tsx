"use client";

import { emailHref } from "@claimkit/claims-api/format";
import { Link } from "@claimkit/ui-kit/link";
import { Heading, ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { EmailText } from "../../shared/email-text.tsx";
import type { ScenarioProps } from "../scenario-props.ts";
import { repairsText } from "../text.ts";

/**
 * The insurer's text about the repairs. For a third party it starts with the sentence that always
 * applies.
 */
export function Introduction({ repairs, claim, headingLevel }: ScenarioProps): JSX.Element | null {
  const text = useText(repairsText);
  const { scenario, displayTitle, displayText, displayEmail } = repairs;
  const isThirdParty = claim.isThirdParty || scenario === "THIRD_PARTY";
  const received = isThirdParty ? text.received : undefined;
  // Servers send this sentence too, in their language.
  const isSaid = [received, received && repairsText.english.received].includes(displayTitle);
  const href = displayEmail && emailHref(displayEmail);
  const address = displayEmail && <EmailText address={displayEmail} />;
  if (!received && !displayTitle && !displayText && !displayEmail) return null;

  return (
    <div className="ck-repairs-introduction">
      {received && (
        <Heading level={headingLevel} className="ck-repairs-heading">
          {received}
        </Heading>
      )}
      {displayTitle && !isSaid && (
        <Heading level={headingLevel} className="ck-repairs-heading">
          <ServerText>{displayTitle}</ServerText>
        </Heading>
      )}
      {displayText && (
        <p>
          <ServerText>{displayText}</ServerText>
        </p>
      )}
      {displayEmail && <p>{href ? <Link href={href}>{address}</Link> : address}</p>}
    </div>
  );
}
