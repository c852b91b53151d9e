import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { defineElements, type ElementRow } from "@claimkit/widget-runtime";
import { stylesText } from "./styles-text.ts";

/** The elements of this package: the component behind each, and its attributes. */
export const faqElements = {} as const satisfies Record<string, ElementRow>;

/** The tag of an element of this package. */
export type FaqElementName = keyof typeof faqElements;

/** Options of {@link defineFaqElements}. */
export interface DefineFaqElementsOptions {
  /** Goes before each tag, where a page has other elements of that name: `acme-`. */
  prefix?: string | undefined;
}

/**
 * Defines the elements of this package, or some of them. Defining one twice changes nothing.
 *
 * @throws when a tag is defined by another library
 */
export function defineFaqElements(
  names?: readonly FaqElementName[],
  { prefix }: DefineFaqElementsOptions = {},
): void {
  defineElements(faqElements, {
    names,
    prefix,
    styles: [kitStyles, stylesText],
    tokens: tokensText,
  });
}
