import type { Faq } from "./faq.ts";
import { payoutFaqs } from "./payout-faqs.ts";
import { repairsFaqs } from "./repairs-faqs.ts";
import { reportFaqs } from "./report-faqs.ts";
import { servicesFaqs } from "./services-faqs.ts";

/** All questions, twelve of each category. */
export const faqs: readonly Faq[] = [
  ...reportFaqs.map((faq) => Object.assign({ category: "REPORT" as const }, faq)),
  ...servicesFaqs.map((faq) => Object.assign({ category: "SERVICES" as const }, faq)),
  ...repairsFaqs.map((faq) => Object.assign({ category: "REPAIRS" as const }, faq)),
  ...payoutFaqs.map((faq) => Object.assign({ category: "PAYOUT" as const }, faq)),
];
