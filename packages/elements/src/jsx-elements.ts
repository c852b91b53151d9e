import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  ClaimkitElementProperties,
  ClaimkitElementTagNameMap,
  PropsOf,
} from "./claimkit-element.ts";
import type { claimkitElements, ClaimkitElementName } from "./claimkit-elements.ts";
import type { ElementEventMap } from "./element-events.ts";

/** The attribute of a prop: `claim-number` for `claimNumber`. */
type Hyphenated<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : Name;

/** A prop as an attribute: booleans and numbers may be text. */
type AttributeOf<Value> = Value extends true
  ? true | "" | "true"
  : Value extends false
    ? false | "false"
    : Value extends number
      ? Value | `${Value}`
      : Value;

type KeyOf<Props> = Props extends unknown ? keyof Props : never;

type ValueOf<Props, Prop> = Props extends unknown
  ? Prop extends keyof Props
    ? Props[Prop]
    : never
  : never;

type RequiredKey<Props> = keyof {
  [Prop in keyof Props as object extends Pick<Props, Prop> ? never : Prop]: true;
};

/**
 * The attributes of a component's props. Each has the values of all members of a union of props,
 * because a union of attributes would multiply with those of the other elements wherever a page has a
 * component whose tag is a prop.
 */
type AttributesOf<Props, Names> = {
  [
    Prop in RequiredKey<Props> & Names as Prop extends string ? Hyphenated<Prop> : never
  ]: AttributeOf<ValueOf<Props, Prop>>;
} & {
  [
    Prop in Exclude<KeyOf<Props> & Names, RequiredKey<Props>> as Prop extends string
      ? Hyphenated<Prop>
      : never
  ]?: AttributeOf<ValueOf<Props, Prop>> | undefined;
};

/** Listeners, such as `onck-action`. A name with a colon cannot be written in TSX. */
type Listeners<Events> = {
  [Name in keyof Events as Name extends `ck-${string}` ? `on${Name}` : never]?:
    | ((event: Events[Name]) => void)
    | undefined;
};

type Row<Name extends ClaimkitElementName> = (typeof claimkitElements)[Name];

type OwnAttributes<Name extends ClaimkitElementName> = AttributesOf<
  PropsOf<Row<Name>>,
  keyof Row<Name>["attributes"]
> &
  Listeners<ElementEventMap<Row<Name>>> &
  Partial<ClaimkitElementProperties>;

/** Types of the Claimkit elements in TSX. */
export type ClaimkitJsxElements = {
  [Name in ClaimkitElementName]: DetailedHTMLProps<
    HTMLAttributes<ClaimkitElementTagNameMap[Name]>,
    ClaimkitElementTagNameMap[Name]
  > &
    OwnAttributes<Name>;
};

declare module "react" {
  namespace JSX {
    // Types `<claim-summary claim-number="CLM-1006" />` in TSX.
    interface IntrinsicElements extends ClaimkitJsxElements {}
  }
}
