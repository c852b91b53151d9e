"use client";

import type { JSX } from "react";
import { ClaimTracker, type ClaimTrackerProps } from "./claim-tracker.tsx";
import { OpenFaqs } from "./open-faqs.tsx";

/**
 * The whole page of a claim: its status, its path, the next steps and the money, then the summary, the
 * timeline, all five sections, the contacts, and the FAQs of the slot `faqs`. Each part loads, fails and
 * emits events by itself.
 *
 * Style hooks: those of `ClaimTracker`; `--ck-claim-tracker-top`, the height of a sticky header of the
 * page; `--ck-claim-tracker-bottom`, the height of a bar at the bottom of the window.
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
