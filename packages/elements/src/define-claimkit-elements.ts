import {
  claimsWidgetsElements,
  defineClaimsWidgetsElements,
} from "@claimkit/claims-widgets/elements";
import { claimkitElements, type ClaimkitElementName } from "./claimkit-elements.ts";

/** Options of {@link defineClaimkitElements}. */
export interface DefineClaimkitElementsOptions {
  /** Goes before each name, where a page has other elements of that name: `acme-`. */
  prefix?: string;
}

const families = [{ table: claimsWidgetsElements, define: defineClaimsWidgetsElements }];

/**
 * Defines Claimkit's custom elements on this page. Defining one twice changes nothing.
 * Where their data comes from, `configureClaimkit` says, before or after.
 *
 * @param names which elements, such as `["claim-summary"]`; all when left out
 * @throws when there is no element of that name, or when somebody else's element holds it
 */
export function defineClaimkitElements(
  names?: readonly ClaimkitElementName[],
  options: DefineClaimkitElementsOptions = {},
): void {
  const wanted = names ?? (Object.keys(claimkitElements) as ClaimkitElementName[]);
  const unknown = wanted.find((name) => !Object.hasOwn(claimkitElements, name));
  if (unknown !== undefined)
    throw new Error(
      `There is no element "${unknown}". There are: ${Object.keys(claimkitElements).join(", ")}.`,
    );

  for (const { table, define } of families) {
    const ofFamily = wanted.filter((name) => Object.hasOwn(table, name));
    if (ofFamily.length > 0) define(ofFamily, options);
  }
}
