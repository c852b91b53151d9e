/** A prop of an element's component. */
export interface DescribedField {
  /** Name of the property. */
  name: string;
  /** Its attribute, if it has one. */
  attribute: string | undefined;
  /** Its type in TypeScript, with the values of unions written out. */
  type: string;
  /** Values of a union of texts or numbers. */
  values: readonly string[];
  /** Whether the element fails without it. */
  isRequired: boolean;
  default: string | undefined;
  description: string;
}

/** Something with a name and a description. */
export interface Described {
  name: string;
  description: string;
}

/** An event, or an action of `ck:action`, with the type of its detail. */
export interface DescribedEvent extends Described {
  type: string;
}

/** What editors show about an element. */
export interface DescribedElement extends Described {
  /** Attributes, and what can only be a property. */
  fields: readonly DescribedField[];
  events: readonly DescribedEvent[];
  actions: readonly DescribedEvent[];
  slots: readonly Described[];
  /** Parts of the element's package; the components of the kit inside have their own. */
  parts: readonly Described[];
  cssProperties: readonly Described[];
}

/** The other name of an event: `ck-action` for `ck:action`. */
export function withoutColon(event: string): string {
  return event.replace(":", "-");
}
