import type { ComponentType } from "react";

/** How the text of an attribute becomes a prop. A `list` is separated by commas. */
export type AttributeType = "string" | "boolean" | "number" | "list";

/** One element: the component behind it, and which of its props are attributes. */
export interface ElementRow {
  /** The component behind the element. Attributes and properties say which of its props are set. */
  component: ComponentType<never>;
  /** By prop; `claimNumber` is the attribute `claim-number`, also written `claimnumber`. */
  attributes: Readonly<Record<string, AttributeType>>;
  /** Props without which the widget fails with a `configuration` error. */
  required?: readonly string[];
  /** Props that are objects or functions, and so can only be properties. */
  properties?: readonly string[];
}

/** Elements by their tag. */
export type ElementTable = Readonly<Record<string, ElementRow>>;
