import type { ClaimRef, RepairsDetails } from "@claimkit/claims-api";

/** Whose repairs they are, for what is asked on their behalf. */
export interface RepairsClaim extends ClaimRef {
  serverId?: string | undefined;
}

/** What each scenario of the repairs is drawn from. */
export interface ScenarioProps {
  repairs: RepairsDetails;
  claim: RepairsClaim;
  /** The place of its headings in the outline of the page. */
  headingLevel: number;
}
