import type { ElementContent } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";
import { provided } from "./provided.ts";

/** One file for each element, with its component and its styles. */
const files: Record<ClaimkitElementName, () => Promise<unknown>> = {
  "all-faqs": () => import("./contents/all-faqs.ts"),
  "app-claim-list": () => import("./contents/app-claim-list.ts"),
  "claim-feedback": () => import("./contents/claim-feedback.ts"),
  "claim-next-steps": () => import("./contents/claim-next-steps.ts"),
  "claim-number-header": () => import("./contents/claim-number-header.ts"),
  "claim-summary": () => import("./contents/claim-summary.ts"),
  "claim-tracker": () => import("./contents/claim-tracker.ts"),
  "close-accordion": () => import("./contents/close-accordion.ts"),
  "contact-us": () => import("./contents/contact-us.ts"),
  "interactive-faqs": () => import("./contents/interactive-faqs.ts"),
  "member-timeline": () => import("./contents/member-timeline.ts"),
  "payout-accordion": () => import("./contents/payout-accordion.ts"),
  "repair-shop-finder": () => import("./contents/repair-shop-finder.ts"),
  "repairs-accordion": () => import("./contents/repairs-accordion.ts"),
  "report-accordion": () => import("./contents/report-accordion.ts"),
  "services-accordion": () => import("./contents/services-accordion.ts"),
  "timeline-category-card": () => import("./contents/timeline-category-card.ts"),
};

/** The content of an element, which is loaded once unless the page has imported it. */
export function loadContent(name: ClaimkitElementName): ElementContent | Promise<ElementContent> {
  return provided.get(name) ?? load(name);
}

async function load(name: ClaimkitElementName): Promise<ElementContent> {
  await files[name]();
  const content = provided.get(name);
  if (!content) throw new Error(`The file of <${name}> belongs to another version of Claimkit.`);
  return content;
}
