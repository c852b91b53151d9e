"use client";

import { formatPhone, phoneHref } from "@claimkit/claims-api/format";
import { Button } from "@claimkit/ui-kit/button";
import { document as documentIcon, phone as phoneIcon } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { ActionControl, type ClaimQuery, usePhone, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { numberOf } from "../contact-person/number-of.ts";
import { useOpenUploads } from "../shared/open-uploads.ts";
import { useNextSteps } from "../next-steps/use-next-steps.ts";
import { useRepairsDetails } from "../repairs/repairs.tsx";
import { claimTrackerText } from "./text.ts";

interface ContactBarProps {
  claim: ClaimQuery;
}

/** The claim's person, the host's phone number and the claim's documents, always visible on a phone. */
export function ContactBar({ claim }: ContactBarProps): JSX.Element {
  const text = useText(claimTrackerText);
  // Requested by the repairs section, too.
  const person = useRepairsDetails(claim).data?.generalClaimQuestions;
  const number = numberOf(person);
  // A page without TypeScript may pass a number.
  const href = phoneHref(String(usePhone() ?? ""));
  // A step to call this person already has the same button.
  const isInSteps = useNextSteps(claim).data?.steps.some((step) => numberOf(step.person));
  const openUploads = useOpenUploads(claim.claimNumber);
  return (
    <div className="ck-claim-contact-bar">
      {person?.claimAdjusterName && number && !isInSteps && (
        <Button key={person.claimAdjusterName} href={phoneHref(number)} data-part="person">
          <SvgIcon paths={phoneIcon} size="small" />{" "}
          <span>{text.callPerson(person.claimAdjusterName)}</span>{" "}
          <span className="ck-claim-contact-bar-number">{formatPhone(number)}</span>
        </Button>
      )}
      {href && (
        <Button href={href} data-part="general">
          <SvgIcon paths={phoneIcon} size="small" /> <span>{text.callUs}</span>
        </Button>
      )}
      <ActionControl
        action="view-documents"
        detail={{ claimNumber: claim.claimNumber }}
        fallback={openUploads}
      >
        <SvgIcon paths={documentIcon} size="small" /> <span>{text.documents}</span>
      </ActionControl>
    </div>
  );
}
