// Every definition of messages in the package. A host overrides messages by them, and a translation is typed by them.
export { faqText } from "./shared/text.ts";
export { faqSearchText } from "./faq-search/text.ts";
