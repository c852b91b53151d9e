import * as v from "valibot";
import type { Claim } from "./claim.ts";
import { Problem } from "./problem.ts";
import type { SandboxContext } from "./route.ts";
import { thirdPartyView } from "./third-party-view.ts";

/** The claim that the path names. */
export function requestedClaim(c: SandboxContext): Claim {
  const claimNumber = c.req.param("claimNumber");
  const claim = c.var.claims.find((known) => known.claimNumber === claimNumber);
  if (claim) return claim;
  throw new Problem(404, {
    errorCode: "UNKNOWN_CLAIM",
    detail: "There is no claim with this number.",
  });
}

/** How a third party says who it is. */
export const personaQuery = v.object({
  isThirdParty: v.optional(v.picklist(["true", "false"])),
  contactId: v.optional(v.string()),
});

/**
 * The claim that the path names, if the one who asks may see it:
 * a third party by its own contact id, anyone else unless the claim is a third party's.
 */
export function claimForPersona(c: SandboxContext): Claim {
  const claim = requestedClaim(c);
  const isThirdParty = c.req.query("isThirdParty") === "true";
  if (!isThirdParty && claim.persona === "member") return claim;
  const contactId = c.req.query("contactId");
  const contact = claim.contacts.find((known) => known.contactId === contactId);
  if (isThirdParty && contact?.isThirdParty) {
    return claim.persona === "member" ? thirdPartyView(claim, contact, c.var.say) : claim;
  }
  throw new Problem(403, {
    errorCode: "WRONG_CONTACT",
    detail: isThirdParty
      ? "The claim has no third party with this contactId."
      : "The claim is a third party's: send isThirdParty=true and its contactId.",
  });
}
