import { type ClaimContext, type ClaimsHandlers, ClaimsProblem } from "@claimkit/claims-server";
import { adjustersOf } from "../adjusters.ts";
import type { Claim } from "../claim.ts";
import { controlled } from "../controls/controlled.ts";
import type { DocumentTokens } from "../documents/document-tokens.ts";
import { isForThirdParties, toWire } from "../faqs/faq.ts";
import { allFaqs } from "../faqs/faqs.ts";
import { translatorFor } from "../language.ts";
import { inOtherForms } from "../other-system.ts";
import { findCenter } from "../places/find-center.ts";
import { shopsAround } from "../places/shops-around.ts";
import { suggestPlaces } from "../places/suggest.ts";
import type { SandboxControls } from "../sandbox.ts";
import { thirdPartyView } from "../third-party-view.ts";
import { timelineOf } from "../timeline.ts";
import { repairsAnswer } from "./repairs-answer.ts";

/** Functions that return what the sandbox sends, in the forms of all servers that clients have to read. */
type Handlers = {
  [Call in keyof ClaimsHandlers<unknown>]-?: (
    context: Parameters<NonNullable<ClaimsHandlers<unknown>[Call]>>[0],
  ) => unknown;
};

/** Answers every call from these claims. */
export function createHandlers(
  claimsIn: (language: string) => readonly Claim[],
  tokens: DocumentTokens,
  { setShop }: Pick<SandboxControls, "setShop">,
): ClaimsHandlers<unknown> {
  /** The claim, as its reader may see it. The server has rejected unknown ones. */
  function claimOf(context: Pick<ClaimContext<unknown>, keyof ClaimContext<unknown>>): Claim {
    const { claimNumber, contactId, isThirdParty, language } = context;
    const claim = claimsIn(language).find((candidate) => candidate.claimNumber === claimNumber);
    if (!claim) throw new Error(`There is no claim ${claimNumber}.`);
    const contact = claim.contacts.find((candidate) => candidate.contactId === contactId);
    const isOthers = isThirdParty && claim.persona === "member" && contact;
    return isOthers ? thirdPartyView(claim, contact, translatorFor(language)) : claim;
  }

  const handlers: Handlers = {
    claimSearch: ({ policyNumber, language }) => ({
      claimSummaries: claimsIn(language)
        .filter((claim) => claim.policyNumber === policyNumber.trim())
        .map(({ lossDate, lossCause, claimNumber, claimState, isOfOtherSystem }) => {
          const item = { lossDate, lossCause, claimNumber, claimState };
          return isOfOtherSystem ? inOtherForms(item) : item;
        }),
    }),
    claimContacts: (context) => ({ claimContacts: claimOf(context).contacts }),
    timelines(context) {
      const claim = claimOf(context);
      const contact = claim.contacts.find(({ contactId }) => contactId === context.contactId);
      if (!contact || (claim.persona === "third-party" && !contact.isThirdParty)) {
        throw new ClaimsProblem(403, {
          errorCode: "WRONG_CONTACT",
          detail:
            "The claim has no contact with this id, or its timeline is only for third parties.",
        });
      }
      if (claim.timeline === "not found") {
        throw notFound("NO_TIMELINE", "The claim has no timeline yet.");
      }
      return { timelineCategories: timelineOf(claim, translatorFor(context.language)) };
    },
    claimSummary(context) {
      const { claimNumber, summary } = claimOf(context);
      return { claimNumber, ...summary };
    },
    associateClaimSummary(context) {
      const { claimNumber, contacts, summary } = claimOf({ ...context, isThirdParty: false });
      if (contacts.some(({ contactId }) => contactId === context.contactId)) {
        return { claimNumber, ...summary };
      }
      throw notFound("UNKNOWN_CONTACT", "The claim has no contact with this id.");
    },
    reportDetails: (context) => claimOf(context).report,
    servicesDetails: (context) => claimOf(context).services,
    repairsDetails: (context) => repairsAnswer(claimOf(context), tokens),
    payoutDetails(context) {
      const { payoutDetails } = claimOf(context);
      return payoutDetails === "no content" ? null : payoutDetails;
    },
    closeDetails(context) {
      const { claimState, close } = claimOf(context);
      return { claimState, ...close };
    },
    contactUs: (context) => claimOf(context).contactUs,
    adjusterInfo(context) {
      const [adjuster] = adjustersOf(claimOf(context).contactUs, translatorFor(context.language));
      if (adjuster) return adjuster;
      throw notFound("NO_ADJUSTER", "This claim has no adjuster yet.");
    },
    adjusterSummaries: (context) => ({
      adjusters: adjustersOf(claimOf(context).contactUs, translatorFor(context.language)),
    }),
    faqs({ isThirdParty, language }) {
      const all = allFaqs(translatorFor(language));
      return { faqs: (isThirdParty ? all.filter(isForThirdParties) : all).map(toWire) };
    },
    repairFacilitiesSearch({ radius, addressLine1, city, state, zipCode }) {
      const searchCenter = findCenter({ addressLine1, city, state, zipCode });
      if (!searchCenter) return { participants: [] };
      return { participants: shopsAround(searchCenter, radius), searchCenter };
    },
    chooseRepairShop({ claimNumber, shopId, isThirdParty }) {
      if (isThirdParty) {
        throw new ClaimsProblem(403, {
          errorCode: "POLICYHOLDER_ONLY",
          detail: "Only the policyholder can choose the repair shop.",
        });
      }
      controlled(() => setShop(claimNumber, shopId));
      return { shopId };
    },
    locationSuggest: ({ text }) => ({ suggestions: suggestPlaces(text) }),
    document({ documentPublicID, accessToken, language }) {
      const found = claimsIn(language)
        .flatMap(({ documents }) => documents)
        .find(({ id }) => id === documentPublicID);
      if (!found) throw notFound("UNKNOWN_DOCUMENT", "There is no document with this id.");
      if (tokens.isValid(found, accessToken)) return found.load();
      throw new ClaimsProblem(401, {
        errorCode: "INVALID_DOCUMENT_TOKEN",
        detail: "The token of the document is missing, wrong or expired.",
      });
    },
  };
  // Some claims have forms that a server should not send, so that clients can be tested with them.
  return handlers as unknown as ClaimsHandlers<unknown>;
}

function notFound(errorCode: string, detail: string): ClaimsProblem {
  return new ClaimsProblem(404, { errorCode, detail });
}
