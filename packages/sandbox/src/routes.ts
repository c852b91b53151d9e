import type { Route } from "./route.ts";
import { associateClaimSummary } from "./routes/associate-claim-summary.ts";
import { claimContacts } from "./routes/claim-contacts.ts";
import { claimSearch } from "./routes/claim-search.ts";
import { claimSummary } from "./routes/claim-summary.ts";
import { reportDetails } from "./routes/report-details.ts";

/** Every call that the sandbox answers. */
export const routes = [
  claimSearch,
  claimSummary,
  associateClaimSummary,
  claimContacts,
  reportDetails,
] as const satisfies readonly Route[];

/** The name of a call, as `@claimkit/claims-api` has it too. */
export type CallName = (typeof routes)[number]["call"];

/** The names of all calls. */
export const callNames: readonly CallName[] = routes.map(({ call }) => call);
