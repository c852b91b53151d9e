import * as v from "valibot";
import type { Claim } from "./claim.ts";
import { Problem } from "./problem.ts";
import type { SandboxContext } from "./route.ts";
import { thirdPartyView } from "./third-party-view.ts";

/** The claim in the path of the request. */
export function requestedClaim(c: SandboxContext): Claim {
  const claimNumber = c.req.param("claimNumber");
  const claim = c.var.claims.find((candidate) => candidate.claimNumber === claimNumber);
  if (claim) return claim;
  throw new Problem(404, {
    errorCode: "UNKNOWN_CLAIM",
    detail: "There is no claim with this number.",
  });
}

/** The query that identifies a third party. */
export const personaQuery = v.object({
  isThirdParty: v.optional(v.picklist(["true", "false"])),
  contactId: v.optional(v.string()),
});

/**
 * The claim in the path of the request. Throws a 403 if the user may not see it:
 * a third party needs its contact id, and only third parties may see a third party's claim.
 */
export function claimForPersona(c: SandboxContext): Claim {
  const claim = requestedClaim(c);
  const isThirdParty = c.req.query("isThirdParty") === "true";
  if (!isThirdParty && claim.persona === "member") return claim;
  const contactId = c.req.query("contactId");
  const contact = claim.contacts.find((candidate) => candidate.contactId === contactId);
  if (isThirdParty && contact?.isThirdParty) {
    return claim.persona === "member" ? thirdPartyView(claim, contact, c.var.t) : claim;
  }
  throw new Problem(403, {
    errorCode: "WRONG_CONTACT",
    detail: isThirdParty
      ? "The claim has no third party with this contactId."
      : "This is a third party's claim. Send isThirdParty=true and its contactId.",
  });
}
