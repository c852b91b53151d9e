import { titleCase } from "@claimkit/claims-api/format";

/**
 * Formats the server's word for a type or status. English words get title case. Other languages don't
 * use it, so their words only get an initial capital; codes such as `EN_CURSO` become words.
 */
export function summaryWord(word: string, language: string): string {
  // "InLitigation"
  if (/^en\b/i.test(language)) return titleCase(word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "));
  const isCode = word.includes("_") || word === word.toUpperCase();
  const text = isCode ? word.replaceAll("_", " ").toLowerCase() : word;
  const [first = "", ...rest] = text.trim();
  return first.toUpperCase() + rest.join("");
}
