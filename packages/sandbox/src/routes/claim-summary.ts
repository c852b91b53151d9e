import { claimForPersona, personaQuery } from "../claim-access.ts";
import type { Route } from "../route.ts";

/** `GET claim-summaries/{claimNumber}`: what a claim is about and where it stands. */
export const claimSummary = {
  call: "claimSummary",
  method: "GET",
  path: "/claim-summaries/:claimNumber",
  summary: "What a claim is about and where it stands",
  query: personaQuery,
  example: { path: "/claim-summaries/CLM-1001" },
  answer: (c) => {
    const { claimNumber, summary } = claimForPersona(c);
    return c.json({ claimNumber, ...summary });
  },
} as const satisfies Route;
