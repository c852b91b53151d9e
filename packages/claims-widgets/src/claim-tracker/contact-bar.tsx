"use client";

import { phoneHref } from "@claimkit/claims-api/format";
import { Button } from "@claimkit/ui-kit/button";
import { document as documentIcon, phone as phoneIcon } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { ActionControl, usePhone, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimTrackerText } from "./text.ts";

interface ContactBarProps {
  claimNumber: string;
}

/** The host's phone number and the claim's documents, always visible on a phone. */
export function ContactBar({ claimNumber }: ContactBarProps): JSX.Element {
  const text = useText(claimTrackerText);
  // A page without TypeScript may pass a number.
  const href = phoneHref(String(usePhone() ?? ""));
  return (
    <div className="ck-claim-contact-bar">
      {href && (
        <Button href={href}>
          <SvgIcon paths={phoneIcon} size="small" /> <span>{text.callUs}</span>
        </Button>
      )}
      <ActionControl action="view-documents" detail={{ claimNumber }}>
        <SvgIcon paths={documentIcon} size="small" /> <span>{text.documents}</span>
      </ActionControl>
    </div>
  );
}
