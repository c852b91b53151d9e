// Every definition of messages in the package. A host overrides messages by them, and a translation is typed by them.
export { allFaqsText } from "./all-faqs/text.ts";
export { faqCardText } from "./faq-card/text.ts";
export { interactiveFaqsText } from "./interactive-faqs/text.ts";
export { faqText } from "./shared/text.ts";
export { faqSearchText } from "./faq-search/text.ts";
