import type { RepairsDetails } from "@claimkit/claims-api";
import type { ClaimQuery } from "@claimkit/widget-runtime";

/** Props of every scenario of the repairs. */
export interface ScenarioProps {
  repairs: RepairsDetails;
  claim: ClaimQuery;
  /** Level of its headings. */
  headingLevel: number;
}
