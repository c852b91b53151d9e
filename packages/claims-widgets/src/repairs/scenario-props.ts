import type { RepairsDetails } from "@claimkit/claims-api";
import type { ClaimQuery } from "@claimkit/widget-runtime";

/** What each scenario of the repairs is drawn from. */
export interface ScenarioProps {
  repairs: RepairsDetails;
  claim: ClaimQuery;
  /** The place of its headings in the outline of the page. */
  headingLevel: number;
}
