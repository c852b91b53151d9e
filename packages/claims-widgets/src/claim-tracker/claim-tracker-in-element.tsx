"use client";

import type { JSX } from "react";
import { ClaimTracker, type ClaimTrackerProps } from "./claim-tracker.tsx";
import { OpenFaqs } from "./open-faqs.tsx";

/** The tracker as an element. Its FAQs are the content of the slot `faqs`. */
export function ClaimTrackerInElement(props: ClaimTrackerProps): JSX.Element {
  return (
    <ClaimTracker
      {...props}
      faqs={
        <slot name="faqs">
          <OpenFaqs claimNumber={props.claimNumber} />
        </slot>
      }
    />
  );
}
