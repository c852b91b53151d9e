import { requestedClaim } from "../claim-access.ts";
import { Problem } from "../problem.ts";
import type { Route } from "../route.ts";

/** `GET associate-claim-summaries/claim/{claimNumber}/contact-id/{contactId}`: the summary, for an associate who helps a contact of the claim. */
export const associateClaimSummary = {
  call: "associateClaimSummary",
  method: "GET",
  path: "/associate-claim-summaries/claim/:claimNumber/contact-id/:contactId",
  summary: "The summary of a claim, for an associate who helps a contact",
  example: { path: "/associate-claim-summaries/claim/CLM-1001/contact-id/CNT-1001" },
  answer: (c) => {
    const { claimNumber, contacts, summary } = requestedClaim(c);
    if (!contacts.some(({ contactId }) => contactId === c.req.param("contactId"))) {
      throw new Problem(404, {
        errorCode: "UNKNOWN_CONTACT",
        detail: "The claim has no contact with this id.",
      });
    }
    return c.json({ claimNumber, ...summary });
  },
} as const satisfies Route;
