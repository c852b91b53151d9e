"use client";

import { Button } from "@claimkit/ui-kit/button";
import { document as documentIcon, phone as phoneIcon } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { ActionControl, type ClaimQuery, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { numberOf } from "../contact-person/number-of.ts";
import { useOpenUploads } from "../shared/open-uploads.ts";
import { useNextSteps } from "../next-steps/use-next-steps.ts";
import { claimTrackerText } from "./text.ts";
import { useClaimContact } from "./use-claim-contact.ts";

interface ContactBarProps {
  claim: ClaimQuery;
}

/** The claim's person, the host's phone number and the claim's documents, always visible on a phone. */
export function ContactBar({ claim }: ContactBarProps): JSX.Element {
  const text = useText(claimTrackerText);
  const { person, phone } = useClaimContact(claim);
  // A step to call this person already has the same button.
  const isInSteps = useNextSteps(claim).data?.steps.some((step) => numberOf(step.person));
  const openUploads = useOpenUploads(claim.claimNumber);
  return (
    <div className="ck-claim-contact-bar">
      {person && !isInSteps && (
        <Button key={person.name} href={person.href} data-part="person">
          <SvgIcon paths={phoneIcon} size="small" /> <span>{text.callPerson(person.name)}</span>{" "}
          <span className="ck-claim-contact-bar-number">{person.number}</span>
        </Button>
      )}
      {phone && (
        <Button href={phone.href} data-part="general">
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
