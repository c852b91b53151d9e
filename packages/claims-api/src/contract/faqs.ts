import * as v from "valibot";
import { CATEGORIES } from "../category.ts";
import { faqSearch as search } from "../endpoints/faq-search.ts";
import { faqs as endpoint } from "../endpoints/faqs.ts";
import type { CallContract } from "./call-contract.ts";
import { described, optional, text } from "./formats.ts";
import { personaQuery, questionsFor } from "./parameters.ts";

const [report, services, repairs, payout] = CATEGORIES;
const category = v.picklist([report, services, repairs, payout]);

const response = v.object({
  faqs: described(
    v.array(
      v.object({
        faqId: described(text, "Id of the question; of several with one id, the client shows one."),
        question: described(text, "The question, without markup."),
        answer: described(
          text,
          "The answer, which may have paragraphs, lists, bold text and links in HTML.",
        ),
        visibleAnswer: optional(text, "Ignored: the client cuts the answer itself."),
        category: described(category, "The part of a claim that the question is about."),
        ranking: optional(
          v.pipe(v.number(), v.integer(), v.minValue(0)),
          "Position of the question, lowest first; questions without one are last.",
        ),
      }),
    ),
    "The questions, in any order; an empty list if there are none.",
  ),
});

const example = {
  response: {
    faqs: [
      {
        faqId: "REP-01",
        question: "How do I choose a repair shop?",
        answer: "<p>Choose <strong>any shop</strong> you like.</p>",
        category: "REPAIRS",
        ranking: 1,
      },
    ],
  },
};

/** `GET faqs` */
export const faqs = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "All questions and answers",
  query: v.object({ ...questionsFor, isThirdParty: personaQuery.entries.isThirdParty }),
  response,
  example,
} as const satisfies CallContract;

/** `POST faqs/search` */
export const faqSearch = {
  method: search.method,
  path: search.path,
  summary: "The questions and answers of a category",
  body: v.object({
    category: described(
      category,
      "The part of a claim; questions about a closed claim have PAYOUT.",
    ),
    ...questionsFor,
  }),
  response,
  example: { ...example, body: { category: "REPAIRS", claimNumber: "CLM-1006" } },
} as const satisfies CallContract;
