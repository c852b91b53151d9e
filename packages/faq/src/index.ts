export { AllFaqs, type AllFaqsProps, type AllFaqsQuery, useFaqs } from "./all-faqs/all-faqs.tsx";
export {
  InteractiveFaqs,
  type InteractiveFaqsProps,
  type PopularFaqsQuery,
  usePopularFaqs,
} from "./interactive-faqs/interactive-faqs.tsx";
export type { FaqMessages } from "./messages.ts";
