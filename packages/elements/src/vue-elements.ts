import type {
  ClaimkitElementProperties,
  ClaimkitElementTagNameMap,
  ElementProperties,
  PropsOf,
} from "./claimkit-element.ts";
import type { claimkitElements } from "./claimkit-elements.ts";
import type { ElementAttributes } from "./element-attributes.ts";

/** A prop as an attribute: booleans and numbers may be text. */
type AttributeOf<Value> = Value extends true
  ? true | "" | "true"
  : Value extends false
    ? false | "false"
    : Value extends number
      ? Value | `${Value}`
      : Value;

/** The attributes of a component's props, which Vue's compiler renames, such as `claim-number`. */
type AttributesOf<Props, Names> = Props extends unknown
  ? // `keyof Pick` keeps the docstrings of the props.
    { [Prop in keyof Pick<Props, Names & keyof Props>]: AttributeOf<Props[Prop]> }
  : never;

/** The listeners of an element as Vue's compiler names them: `onCkReady` for `@ck-ready`. */
type ListenersOf<Attributes> = {
  [
    Name in keyof Attributes as Name extends `onck-${infer Event}`
      ? `onCk${Capitalize<Event>}`
      : never
  ]: Attributes[Name];
};

type Row<Name extends keyof ElementAttributes> = (typeof claimkitElements)[Name];

/**
 * Types of the Claimkit elements in Vue's templates, for Vue's `GlobalComponents`.
 *
 * @typeParam Attributes further attributes, such as Vue's `HTMLAttributes & PublicProps`
 */
export type ClaimkitVueElements<Attributes = object> = {
  [Name in keyof ElementAttributes]: new () => ClaimkitElementTagNameMap[Name] & {
    $props: AttributesOf<PropsOf<Row<Name>>, keyof Row<Name>["attributes"]> &
      ListenersOf<ElementAttributes[Name]> &
      Partial<ElementProperties<Row<Name>>> &
      Partial<ClaimkitElementProperties> &
      Attributes;
  };
};
