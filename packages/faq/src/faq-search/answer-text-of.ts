import type { Faq } from "@claimkit/claims-api";
import { parseAnswer } from "../answer-text/parse-answer.ts";
import { plainText } from "../answer-text/plain-text.ts";

const texts = new WeakMap<Faq, string>();

/** The text of an answer, parsed once: hits render again with each key. */
export function answerTextOf(faq: Faq): string {
  const text = texts.get(faq) ?? plainText(parseAnswer(faq.answer));
  texts.set(faq, text);
  return text;
}
