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

/** A part, and the component that renders it. */
export interface DescribedPart extends Described {
  /** Folder of the component, such as `accordion`. */
  component: string;
}

/** What a page has of an element before its component is loaded. */
export interface DescribedRow {
  /** Module that exports the component, such as `@claimkit/faq`. */
  module: string;
  /** The type of each attribute, by prop. */
  attributes: Readonly<Record<string, string>>;
  properties: readonly string[];
  required: readonly string[];
}

/** What editors show about an element. */
export interface DescribedElement extends Described {
  /** Name of its component. */
  component: string;
  row: DescribedRow;
  /** Attributes, and what can only be a property. */
  fields: readonly DescribedField[];
  events: readonly DescribedEvent[];
  actions: readonly DescribedEvent[];
  slots: readonly Described[];
  /** Parts that the element's package renders. */
  parts: readonly DescribedPart[];
  /** Parts of the kit's and the runtime's components inside. */
  sharedParts: readonly DescribedPart[];
  cssProperties: readonly Described[];
}

/** The other name of an event: `ck-action` for `ck:action`. */
export function withoutColon(event: string): string {
  return event.replace(":", "-");
}

/** Returns all parts of an element without duplicates. */
export function allParts({ parts, sharedParts }: DescribedElement): Described[] {
  const unique = new Map([...sharedParts, ...parts].map((part) => [part.name, part]));
  return [...unique.values()].map(({ name, description }) => ({ name, description }));
}
