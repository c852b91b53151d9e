import { tokensText as tokens } from "@claimkit/ui-kit/styles-text";
import { defineElementsOnDemand } from "@claimkit/widget-runtime";
import type { ClaimkitElementName } from "./claimkit-elements.ts";
import { elementRows } from "./element-rows.ts";
import { loadContent } from "./load-content.ts";

/** Options of {@link defineClaimkitElements}. */
export interface DefineClaimkitElementsOptions {
  /** Prefix of each tag, such as `acme-`, for pages that have other elements with the same names. */
  prefix?: string;
}

/**
 * Defines Claimkit's custom elements on this page. Does nothing for elements that are already defined.
 * `configureClaimkit`, called before or after, sets the client.
 *
 * The code and the styles of an element are loaded when the page has one, or immediately if it is named.
 *
 * @param names which elements to define, such as `["claim-summary"]`; by default all
 * @throws if a name is unknown, or if another custom element already uses it
 */
export function defineClaimkitElements(
  names?: readonly ClaimkitElementName[],
  { prefix }: DefineClaimkitElementsOptions = {},
): void {
  defineElementsOnDemand(elementRows, {
    names,
    prefix,
    tokens,
    load: (name) => loadContent(name as ClaimkitElementName),
  });
  if (typeof customElements === "undefined") return;
  // A failure is reported by the elements, which load again.
  for (const name of names ?? []) Promise.resolve(loadContent(name)).catch(() => {});
}
