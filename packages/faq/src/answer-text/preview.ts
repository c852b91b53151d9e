import { graphemeBoundary } from "./graphemes.ts";
import { parseAnswer } from "./parse-answer.ts";
import { plainText } from "./plain-text.ts";

/** How many characters of an answer a card shows first. */
const PREVIEW_LENGTH = 130;

/** The beginning of an answer. */
export interface AnswerPreview {
  /** Text in one line, without formatting. */
  text: string;
  /** Whether the answer has more. */
  isCut: boolean;
}

/**
 * The first 130 characters of an answer, fewer if the cut would split a grapheme. All of it if only punctuation
 * follows.
 */
export function previewAnswer(answer: string): AnswerPreview {
  const text = plainText(parseAnswer(answer)).replaceAll("\n", " ");
  const end = graphemeBoundary(text, PREVIEW_LENGTH);
  const isCut = /[^\s\p{P}]/u.test(text.slice(end));
  return { text: isCut ? text.slice(0, end) : text, isCut };
}
