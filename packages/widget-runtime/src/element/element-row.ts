import type { ComponentType } from "react";
import type { ActionName } from "../events/action-name.ts";

/** How the text of an attribute is converted to a prop. A `list` is comma-separated. */
export type AttributeType = "string" | "boolean" | "number" | "list";

/** What a page sees of one element, without its component. */
export interface ElementTraits {
  /** By prop; `claimNumber` is the attribute `claim-number`, also written `claimnumber`. */
  attributes: Readonly<Record<string, AttributeType>>;
  /** Props without which the widget fails with a `configuration` error. */
  required?: readonly string[];
  /** Props that are objects or functions, and so can only be set as properties. */
  properties?: readonly string[];
  /** Actions that the widget, or a widget inside it, requests with the element's `ck:action`. */
  actions?: readonly ActionName[];
  /** Slots, by name. The comment of each describes it. */
  slots?: Readonly<Record<string, unknown>>;
}

/** One element: its component, and which of its props are attributes. */
export interface ElementRow extends ElementTraits {
  /** The element's component. Attributes and properties set its props. */
  component: ComponentType<never>;
}

/** Elements by tag. */
export type ElementTable = Readonly<Record<string, ElementRow>>;

/** What an element renders. */
export interface ElementContent {
  /** Attributes and properties set its props. */
  component: ComponentType<never>;
  /** The style sheets of its shadow root as text, in this order. */
  styles: readonly string[];
}
