import { stylesText as kitStyles, tokensText } from "@claimkit/ui-kit/styles-text";
import { defineElements, type ElementRow } from "@claimkit/widget-runtime";
import { AllFaqs } from "./all-faqs/all-faqs.tsx";
import { InteractiveFaqs } from "./interactive-faqs/interactive-faqs.tsx";
import { stylesText } from "./styles-text.ts";

const questions = {
  claimNumber: "string",
  isThirdParty: "boolean",
  contactId: "string",
  serverId: "string",
  selectedCategory: "string",
  showFeedback: "boolean",
  claimType: "string",
  headingLevel: "number",
} as const;

/** The elements of this package: the component behind each, and its attributes. */
export const faqElements = {
  "interactive-faqs": {
    component: InteractiveFaqs,
    attributes: { ...questions, showAll: "boolean", limit: "number" },
    actions: ["all-faqs", "log-in"],
  },
  "all-faqs": { component: AllFaqs, attributes: questions, actions: ["log-in"] },
} as const satisfies Record<string, ElementRow>;

/** The tag of an element of this package. */
export type FaqElementName = keyof typeof faqElements;

/** Options of {@link defineFaqElements}. */
export interface DefineFaqElementsOptions {
  /** Prefix of each tag, for pages with other elements of that name: `acme-`. */
  prefix?: string | undefined;
}

/**
 * Defines the elements of this package, or some of them. Repeated definitions have no effect.
 *
 * @param names which elements to define; by default all
 * @throws if a name is unknown, or another library has defined a tag
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
