import type { Hrefs } from "@claimkit/widget-runtime";
import { type ClaimPage, claimHref } from "./route.ts";

/** Where each action of the widgets leads on this site. */
export const actionHrefs: Hrefs = {
  "track-claim": to("claim"),
  "view-documents": to("documents"),
  "electronic-payment": to("payments"),
  "tell-us-more": to("details"),
};

function to(page: ClaimPage) {
  return ({ claimNumber }: Readonly<Record<string, unknown>>): string =>
    claimHref(String(claimNumber), page);
}
