import type {
  ClaimkitElementProperties,
  ClaimkitElementTagNameMap,
  ElementProperties,
  PropsOf,
} from "./claimkit-element.ts";
import type { ClaimkitElements } from "./claimkit-elements.ts";
import type { ElementAttributes, VueListeners } from "./element-attributes.ts";

/** A prop as an attribute: booleans, numbers and lists may be text. */
type AttributeOf<Value> = Value extends true
  ? true | "" | "true"
  : Value extends false
    ? false | "false"
    : Value extends number
      ? Value | `${Value}`
      : Value extends readonly string[]
        ? Value | string
        : Value;

/** Some of a component's props as attributes, which Vue's compiler renames, such as `claim-number`. */
type AttributesOf<Props, Names> = {
  // `keyof Pick` keeps the docstrings of the props.
  [Prop in keyof Pick<Props, Names & keyof Props>]: AttributeOf<Props[Prop]>;
};

/** The same for each member of a union of props. An editor does not describe these. */
type UnionOfAttributes<Props, Names> = Props extends unknown ? AttributesOf<Props, Names> : never;

/** Props that need each other. */
type PersonaProp = "contactId" | "isThirdParty" | "persona";

type VueName<Name> = Name extends `onck-${infer Event}` ? `onCk${Capitalize<Event>}` : never;

/** The listeners of an element as Vue's compiler names them: `onCkReady` for `@ck-ready`. */
type ListenersOf<Attributes> = {
  [
    Name in keyof Pick<VueListeners, VueName<keyof Attributes> & keyof VueListeners>
  ]: Attributes[NonNullable<VueListeners[Name]> & keyof Attributes];
};

type Row<Name extends keyof ElementAttributes> = ClaimkitElements[Name];

type AttributeNames<Name extends keyof ElementAttributes> = keyof Row<Name>["attributes"];

// Why: docs/decisions/packages.md#an-app-declares-the-elements-to-vue
/**
 * Types of the Claimkit elements in Vue's templates, for Vue's `GlobalComponents`.
 *
 * @typeParam Attributes further attributes, such as Vue's `HTMLAttributes & PublicProps`
 */
export type ClaimkitVueElements<Attributes = object> = {
  [Name in keyof ElementAttributes]: new () => ClaimkitElementTagNameMap[Name] & {
    $props: AttributesOf<PropsOf<Row<Name>>, Exclude<AttributeNames<Name>, PersonaProp>> &
      UnionOfAttributes<PropsOf<Row<Name>>, AttributeNames<Name> & PersonaProp> &
      ListenersOf<ElementAttributes[Name]> &
      Partial<ElementProperties<Row<Name>>> &
      Partial<ClaimkitElementProperties> &
      Attributes;
  };
};
