import type { Translate } from "../language.ts";
import type { Faq } from "./faq.ts";
import { payoutFaqs } from "./payout-faqs.ts";
import { repairsFaqs } from "./repairs-faqs.ts";
import { reportFaqs } from "./report-faqs.ts";
import { servicesFaqs } from "./services-faqs.ts";

/** All questions in one language, twelve per category. */
export function allFaqs(t: Translate): readonly Faq[] {
  return [
    ...reportFaqs(t).map((faq) => Object.assign({ category: "REPORT" as const }, faq)),
    ...servicesFaqs(t).map((faq) => Object.assign({ category: "SERVICES" as const }, faq)),
    ...repairsFaqs(t).map((faq) => Object.assign({ category: "REPAIRS" as const }, faq)),
    ...payoutFaqs(t).map((faq) => Object.assign({ category: "PAYOUT" as const }, faq)),
  ];
}
