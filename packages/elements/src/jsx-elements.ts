import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  ClaimkitElementProperties,
  ClaimkitElementTagNameMap,
  ElementProperties,
} from "./claimkit-element.ts";
import type { ClaimkitElements } from "./claimkit-elements.ts";
import type { ElementAttributes } from "./element-attributes.ts";

// Why: docs/decisions/packages.md#attributes-of-elements-in-tsx-are-written-by-a-tool
/** Types of the Claimkit elements in TSX. */
export type ClaimkitJsxElements = {
  [Name in keyof ElementAttributes]: DetailedHTMLProps<
    HTMLAttributes<ClaimkitElementTagNameMap[Name]>,
    ClaimkitElementTagNameMap[Name]
  > &
    ElementAttributes[Name] &
    Partial<ElementProperties<ClaimkitElements[Name]>> &
    Partial<ClaimkitElementProperties>;
};

declare module "react" {
  namespace JSX {
    // Types `<claim-summary claim-number="CLM-1006" />` in TSX.
    interface IntrinsicElements extends ClaimkitJsxElements {}
  }
}
