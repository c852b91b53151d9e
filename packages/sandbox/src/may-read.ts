import { calls, type ClaimContext, ClaimsProblem, type Reader } from "@claimkit/claims-server";
import type { Claim } from "./claim.ts";

/** The calls about a claim whose requests say whether a third party sends them. */
const withPersona = new Set(
  calls
    .filter(
      ({ path, query }) =>
        path.includes("{claimNumber}") && "isThirdParty" in (query?.entries ?? {}),
    )
    .map(({ name }) => name),
);

/**
 * As whom a claim is read. Throws a 403 if the user may not see it: a third party needs its contact id, and only third
 * parties may see a third party's claim.
 */
export function readerOf(
  { persona, contacts }: Claim,
  {
    call,
    contactId,
    isThirdParty,
  }: Pick<ClaimContext<unknown>, "call" | "contactId" | "isThirdParty">,
): Reader {
  if (call === "associateClaimSummary") return "associate";
  const contact = contacts.find((candidate) => candidate.contactId === contactId);
  if (!withPersona.has(call)) {
    const isTheirs = contact ? contact.isThirdParty : persona === "third-party";
    return isTheirs ? "third party" : "member";
  }
  if (!isThirdParty && persona === "member") return "member";
  if (isThirdParty && contact?.isThirdParty) return "third party";
  throw new ClaimsProblem(403, {
    errorCode: "WRONG_CONTACT",
    detail: isThirdParty
      ? "The claim has no third party with this contactId."
      : "This is a third party's claim. Send isThirdParty=true and its contactId.",
  });
}
