import type { Say } from "../language.ts";
import type { Faq } from "./faq.ts";
import { payoutFaqs } from "./payout-faqs.ts";
import { repairsFaqs } from "./repairs-faqs.ts";
import { reportFaqs } from "./report-faqs.ts";
import { servicesFaqs } from "./services-faqs.ts";

/** All questions in one language, twelve of each category. */
export function allFaqs(say: Say): readonly Faq[] {
  return [
    ...reportFaqs(say).map((faq) => Object.assign({ category: "REPORT" as const }, faq)),
    ...servicesFaqs(say).map((faq) => Object.assign({ category: "SERVICES" as const }, faq)),
    ...repairsFaqs(say).map((faq) => Object.assign({ category: "REPAIRS" as const }, faq)),
    ...payoutFaqs(say).map((faq) => Object.assign({ category: "PAYOUT" as const }, faq)),
  ];
}
