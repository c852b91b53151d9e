import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ClaimkitElement } from "./claimkit-element.ts";
import type { claimkitElements, ClaimkitElementName } from "./claimkit-elements.ts";

/** The attribute of a prop: `claimNumber` is `claim-number`. */
type Hyphenated<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : Name;

type OwnAttributes<Name extends ClaimkitElementName> = {
  [
    Prop in keyof (typeof claimkitElements)[Name]["attributes"] as Prop extends string
      ? Prop | Hyphenated<Prop>
      : never
  ]?: string | number | boolean | undefined;
} & Partial<Pick<ClaimkitElement, "client" | "hrefs" | "loadShopMap">>;

/** Our elements as React's TSX knows them. */
export type ClaimkitJsxElements = {
  [Name in ClaimkitElementName]: DetailedHTMLProps<
    HTMLAttributes<ClaimkitElement>,
    ClaimkitElement
  > &
    OwnAttributes<Name>;
};

declare module "react" {
  namespace JSX {
    // `<claim-summary claim-number="CLM-1006" />` is typed in a React host's TSX by this.
    interface IntrinsicElements extends ClaimkitJsxElements {}
  }
}
