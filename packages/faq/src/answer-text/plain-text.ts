import type { AnswerBlock, Phrase } from "./answer-block.ts";

/** An answer without its formatting: a line for each paragraph and each item of a list. */
export function plainText(blocks: readonly AnswerBlock[]): string {
  return blocks
    .flatMap((block) => (block.type === "list" ? block.items : [block.phrases]))
    .map(textOf)
    .join("\n");
}

function textOf(phrases: readonly Phrase[]): string {
  return phrases
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join("")
    .replace(/ {2,}/g, " ");
}
