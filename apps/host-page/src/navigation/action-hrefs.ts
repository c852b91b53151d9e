import type { ClaimDetail, Hrefs } from "@claimkit/widget-runtime";
import { type ClaimPage, claimHref, faqsHref } from "./route.ts";

// Why: docs/decisions/sandbox.md#the-demo-shows-each-way-to-handle-an-action
/**
 * URLs of the widgets' actions on this site. The claim's page handles others, such as 'Change appointment', itself; the
 * widgets handle the next steps, the map and the calendar.
 */
export const actionHrefs: Hrefs = {
  "track-claim": to("claim"),
  "view-documents": to("documents"),
  // The claim's page stores the other options itself.
  "estimate-option": ({ claimNumber, option }) =>
    option === "NETWORK_SHOP" ? claimHref(claimNumber, "shop") : undefined,
  // The finder's page handles the action of a shop that was found.
  "choose-shop": ({ claimNumber, shop }) =>
    claimNumber && !shop ? claimHref(claimNumber, "shop") : undefined,
  "change-shop": to("shop"),
  "open-faqs": to("faqs"),
  "all-claims": "#/claims",
  // The page always names the claim.
  "all-faqs": ({ claimNumber, category }) => claimNumber && faqsHref(claimNumber, category),
};

function to(page: ClaimPage) {
  return ({ claimNumber }: ClaimDetail): string => claimHref(claimNumber, page);
}
