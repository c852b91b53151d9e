import * as v from "valibot";
import { readQuery } from "../checks/read.ts";
import { requestedClaim } from "../claim-access.ts";
import { Problem } from "../problem.ts";
import type { Route } from "../route.ts";
import { timelineOf } from "../timeline.ts";

const ids = v.object({ claim_number: v.string(), contact_id: v.string() });

/** `GET claims/{claimNumber}/timelines/{contactId}`: the progress of a claim, or a 404 if it has no timeline. */
export const timelines = {
  call: "timelines",
  method: "GET",
  path: "/claims/:claimNumber/timelines/:contactId",
  summary: "The progress of a claim",
  query: ids,
  example: {
    path: "/claims/CLM-1006/timelines/CNT-1006?claim_number=CLM-1006&contact_id=CNT-1006",
  },
  answer: (c) => {
    const claim = requestedClaim(c);
    const contactId = c.req.param("contactId") ?? "";
    const detail = "The query must repeat the path as claim_number and contact_id.";
    const { claim_number, contact_id } = readQuery(c, ids, detail);
    if (claim_number !== claim.claimNumber || contact_id !== contactId) {
      throw new Problem(400, { errorCode: "INVALID_QUERY", detail });
    }
    const contact = claim.contacts.find((candidate) => candidate.contactId === contactId);
    if (!contact || (claim.persona === "third-party" && !contact.isThirdParty)) {
      throw new Problem(403, {
        errorCode: "WRONG_CONTACT",
        detail: "The claim has no contact with this id, or its timeline is only for third parties.",
      });
    }
    if (claim.timeline === "not found") {
      throw new Problem(404, {
        errorCode: "NO_TIMELINE",
        detail: "The claim has no timeline yet.",
      });
    }
    return c.json({ timelineCategories: timelineOf(claim, c.var.t) });
  },
} as const satisfies Route;
