import { claimForPersona, personaQuery } from "../claim-access.ts";
import type { Route } from "../route.ts";

/** `GET claim-summaries/{claimNumber}`: vehicle, type and status of a claim. */
export const claimSummary = {
  call: "claimSummary",
  method: "GET",
  path: "/claim-summaries/:claimNumber",
  summary: "Vehicle, type and status of a claim",
  query: personaQuery,
  example: { path: "/claim-summaries/CLM-1001" },
  answer: (c) => {
    const { claimNumber, summary } = claimForPersona(c);
    return c.json({ claimNumber, ...summary });
  },
} as const satisfies Route;
