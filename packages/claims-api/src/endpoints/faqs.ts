import type * as v from "valibot";
import { type Category, categoryOf } from "../category.ts";
import { personaQuery, type PersonaRef } from "../claim-ref.ts";
import type { CallSettings, Endpoint, ModelContext } from "../endpoint.ts";
import { uniqueBy, sortedBy } from "../order.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { tolerant } from "../schema/tolerant.ts";
import { optionalNumber, requiredHtml, requiredText, textOrBlank } from "../schema/values.ts";

const question = object({
  faqId: requiredText,
  question: requiredText,
  answer: requiredHtml,
  category: textOrBlank,
  ranking: optionalNumber,
});

/** Schema of both FAQ calls: an object with a list, or the list itself. */
export const faqsSchema = tolerant(answer({ faqs: list(question) }), (value) =>
  Array.isArray(value) ? { faqs: value } : value,
);

/** What a third party may see of questions. One of which the question or the answer is removed is left out. */
export const visibleQuestions = {
  faqs: { faqId: "code", question: "value", answer: "value", category: "code", ranking: "code" },
} as const;

/** The parsed response. */
export interface FaqsWire extends v.InferOutput<typeof faqsSchema> {}

/** Category of a question. Questions about a closed claim have `PAYOUT`. */
export type FaqCategory = Exclude<Category, "CLOSE">;

/** A question and its answer, which may contain simple HTML. */
export interface Faq {
  /** Id of the question. */
  faqId: string;
  /** The question. */
  question: string;
  /** The answer. */
  answer: string;
  /** The part of the claim. */
  category: FaqCategory;
  /** Position in the list, lowest first. */
  ranking: number | undefined;
}

/** Questions in order, without duplicates. */
export interface Faqs {
  /** The questions and answers. */
  faqs: readonly Faq[];
}

/** On whose behalf to request questions. */
export type FaqsInput = {
  /** The claim's number, for questions about a claim. */
  claimNumber?: string | undefined;
} & PersonaRef;

/** Converts a category of a claim, or one that the server sent. */
export function faqCategoryOf(name: string | undefined): FaqCategory | undefined {
  const category = categoryOf(name);
  return category === "CLOSE" ? "PAYOUT" : category;
}

/** The environment, if the client sends it with the FAQ calls. */
export function faqEnvironment({ sendEnvironment, environment }: CallSettings): string | undefined {
  return sendEnvironment ? environment : undefined;
}

/**
 * Sorts questions by ranking, lowest first, without a ranking last. Of duplicates, keeps the first.
 * A question without a category gets the requested one, if there is one.
 */
export function faqsModel(
  { faqs: all }: FaqsWire,
  input: { category?: Category },
  { warnings }: Pick<ModelContext, "warnings">,
): Faqs {
  // Why: docs/decisions/reading-responses.md#unknown-categories-of-questions
  const known = all.flatMap((faq, index) => {
    const category = faqCategoryOf(faq.category || input.category);
    if (category) return [{ ...faq, category }];
    warnings.push({ code: "item_dropped", path: `faqs.${index}` });
    return [];
  });
  const inOrder = sortedBy(known, ({ ranking }) => ranking);
  return { faqs: uniqueBy(inOrder, ({ faqId }) => faqId) };
}

/** `GET faqs` */
export const faqs: Endpoint<FaqsInput, Faqs, FaqsWire> = {
  name: "faqs",
  method: "GET",
  path: "faqs",
  request: (input, settings) => ({
    query: {
      claimNumber: input.claimNumber,
      contactId: input.contactId,
      ...personaQuery(input).query,
      environment: faqEnvironment(settings),
    },
  }),
  response: faqsSchema,
  thirdParty: visibleQuestions,
  empty: [],
  keep: "policy",
  // The questions are the same for all claims.
  identity: () => "all",
  model: (wire, _input, context) => faqsModel(wire, {}, context),
};
