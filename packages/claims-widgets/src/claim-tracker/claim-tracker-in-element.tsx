"use client";

import type { JSX } from "react";
import { ClaimTracker, type ClaimTrackerProps } from "./claim-tracker.tsx";
import { OpenFaqs } from "./open-faqs.tsx";

/**
 * The whole page of a claim: its number, the summary, the next steps, the timeline, all five sections,
 * the contacts, and the FAQs of the slot `faqs`. Each part loads, fails and emits events by itself.
 *
 * Style hooks: those of `ClaimTracker`; `--ck-claim-tracker-top`, the distance of the sticky contacts
 * from the top of a wide window: the height of a sticky header.
 */
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
