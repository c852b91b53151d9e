import type * as v from "valibot";
import { type Category, categoryOf } from "../category.ts";
import { personaQuery, type PersonaRef } from "../claim-ref.ts";
import type { CallSettings, Endpoint, ModelContext } from "../endpoint.ts";
import { uniqueBy, sortedBy } from "../order.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { tolerant } from "../schema/tolerant.ts";
import { optionalNumber, requiredSentences, requiredText, textOrBlank } from "../schema/values.ts";

const question = object({
  faqId: requiredText,
  question: requiredText,
  answer: requiredSentences,
  category: textOrBlank,
  ranking: optionalNumber,
});

/** Schema of both FAQ calls: a list in an object, or by itself. */
export const faqsSchema = tolerant(answer({ faqs: list(question) }), (value) =>
  Array.isArray(value) ? { faqs: value } : value,
);

/** The response as the schema reads it. */
export interface FaqsWire extends v.InferOutput<typeof faqsSchema> {}

/** What questions can be about: a closed claim's are about its payout. */
export type FaqCategory = Exclude<Category, "CLOSE">;

/** A question and its answer, which may hold simple HTML. */
export interface Faq {
  /** Id of the question. */
  faqId: string;
  /** The question. */
  question: string;
  /** The answer. */
  answer: string;
  /** The part of the claim. */
  category: FaqCategory;
  /** The lowest comes first. */
  ranking: number | undefined;
}

/** Questions, each once, in order. */
export interface Faqs {
  /** The questions with their answers. */
  faqs: readonly Faq[];
}

/** On whose behalf to request questions. */
export type FaqsInput = {
  /** The claim's number, if the questions are about one. */
  claimNumber?: string | undefined;
} & PersonaRef;

/** The category to ask for, or that a server writes. */
export function faqCategoryOf(written: string | undefined): FaqCategory | undefined {
  const category = categoryOf(written);
  return category === "CLOSE" ? "PAYOUT" : category;
}

/** The environment, for hosts that want it sent with the FAQ calls. */
export function faqEnvironment({ sendEnvironment, environment }: CallSettings): string | undefined {
  return sendEnvironment ? environment : undefined;
}

/**
 * Of each question the one with the lowest ranking, the lowest first, what has none last.
 * A question of no category is of the one asked for, if one was.
 */
export function faqsModel(
  { faqs: all }: FaqsWire,
  asked: { category?: Category },
  { warnings }: Pick<ModelContext, "warnings">,
): Faqs {
  // Why: docs/decisions/reading-responses.md#unknown-categories-and-scenarios
  const known = all.flatMap((faq, index) => {
    const category = faqCategoryOf(faq.category || asked.category);
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
  empty: [],
  keep: "policy",
  // All claims have the same questions.
  identity: () => "all",
  model: (wire, _input, context) => faqsModel(wire, {}, context),
};
