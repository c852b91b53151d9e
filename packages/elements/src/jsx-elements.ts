import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ClaimkitElement, PropsOf } from "./claimkit-element.ts";
import type { claimkitElements, ClaimkitElementName } from "./claimkit-elements.ts";

/** The attribute of a prop: `claim-number` for `claimNumber`. */
type Hyphenated<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : Name;

/** A prop as an attribute: booleans and numbers may be text. */
type AttributeOf<Value> =
  | Value
  | (true extends Value ? "" | "true" | "false" : never)
  | (Value extends number ? `${Value}` : never)
  | undefined;

type PropsNamed<Name extends ClaimkitElementName> = PropsOf<(typeof claimkitElements)[Name]>;

type OwnAttributes<Name extends ClaimkitElementName> = {
  [
    Prop in keyof (typeof claimkitElements)[Name]["attributes"] &
      keyof PropsNamed<Name> as Prop extends string ? Prop | Hyphenated<Prop> : never
  ]?: AttributeOf<PropsNamed<Name>[Prop]>;
} & Partial<Pick<ClaimkitElement, "client" | "hrefs" | "loadShopMap">>;

/** Types of the Claimkit elements in TSX. */
export type ClaimkitJsxElements = {
  [Name in ClaimkitElementName]: DetailedHTMLProps<
    HTMLAttributes<ClaimkitElement>,
    ClaimkitElement
  > &
    OwnAttributes<Name>;
};

declare module "react" {
  namespace JSX {
    // Types `<claim-summary claim-number="CLM-1006" />` in TSX.
    interface IntrinsicElements extends ClaimkitJsxElements {}
  }
}
