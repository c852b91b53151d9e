import type { Category } from "../category.ts";
import type { Endpoint } from "../endpoint.ts";
import { required } from "../required.ts";
import {
  faqCategoryOf,
  faqEnvironment,
  type Faqs,
  type FaqsInput,
  faqsModel,
  faqsSchema,
  type FaqsWire,
  visibleQuestions,
} from "./faqs.ts";

/** See docs/reference/api.md#faq-calls. */
const MAX_POPULAR = 4;

/** `POST faqs/search`: the popular questions of a category. */
export const faqSearch: Endpoint<FaqsInput & { category: Category }, Faqs, FaqsWire> = {
  name: "faqSearch",
  method: "POST",
  path: "faqs/search",
  request: ({ category, claimNumber, contactId, isThirdParty }, settings) => ({
    body: {
      category: required("faqSearch", "category", faqCategoryOf(category)),
      claimNumber,
      contactId: isThirdParty ? required("faqSearch", "contactId", contactId) : contactId,
      environment: faqEnvironment(settings),
    },
  }),
  response: faqsSchema,
  thirdParty: visibleQuestions,
  empty: [],
  keep: "policy",
  model: (wire, input, context) => ({
    faqs: faqsModel(wire, input, context).faqs.slice(0, MAX_POPULAR),
  }),
};
