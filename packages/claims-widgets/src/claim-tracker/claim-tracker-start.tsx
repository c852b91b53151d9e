import type { HeadingLevel } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ClaimNumberHeaderView } from "../claim-number-header/claim-number-header.tsx";

interface ClaimTrackerStartProps {
  claimNumber: string;
  headingLevel: HeadingLevel;
}

/** What is known of a claim before anything has been requested, where the page shows it too. */
export function ClaimTrackerStart(props: ClaimTrackerStartProps): JSX.Element {
  return (
    <div className="ck-claim-tracker ck-claim-tracker-start">
      <div className="ck-card ck-claim-tracker-head">
        <ClaimNumberHeaderView {...props} />
      </div>
    </div>
  );
}
