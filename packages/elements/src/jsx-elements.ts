import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ClaimkitElement, PropsOf } from "./claimkit-element.ts";
import type { claimkitElements, ClaimkitElementName } from "./claimkit-elements.ts";

/** The attribute of a prop: `claimNumber` is `claim-number`. */
type Hyphenated<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : Name;

/** A prop as HTML writes it: a flag may be text, and a number may. */
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
