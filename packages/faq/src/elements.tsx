import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { defineElements, type ElementRow } from "@claimkit/widget-runtime";
import { AllFaqs } from "./all-faqs/all-faqs.tsx";
import { faqRows as rows } from "./element-rows.ts";
import { InteractiveFaqs } from "./interactive-faqs/interactive-faqs.tsx";
import { stylesText } from "./styles-text.ts";

// Without the table, for a page that loads components on demand.
export { faqRows } from "./element-rows.ts";

/** The elements of this package: the component behind each, and its attributes. */
export const faqElements = {
  "interactive-faqs": { ...rows["interactive-faqs"], component: InteractiveFaqs },
  "all-faqs": { ...rows["all-faqs"], component: AllFaqs },
} as const satisfies Record<string, ElementRow>;

/** The tag of an element of this package. */
export type FaqElementName = keyof typeof faqElements;

/** Options of {@link defineFaqElements}. */
export interface DefineFaqElementsOptions {
  /** Prefix of each tag, for pages with other elements of that name: `acme-`. */
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
