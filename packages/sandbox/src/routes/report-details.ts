import { claimForPersona, personaQuery } from "../claim-access.ts";
import type { Route } from "../route.ts";

/**
 * `GET report-details/{claimNumber}`: what was reported about the incident.
 * Third parties are sent the coverages too, so that tests can check that the client hides them.
 */
export const reportDetails = {
  call: "reportDetails",
  method: "GET",
  path: "/report-details/:claimNumber",
  summary: "What was reported, and the coverages that apply",
  query: personaQuery,
  example: { path: "/report-details/CLM-1001" },
  answer: (c) => c.json(claimForPersona(c).report),
} as const satisfies Route;
