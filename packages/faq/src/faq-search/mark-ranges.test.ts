import type { Faq } from "@claimkit/claims-api";
import { expect, test } from "vitest";
import { FaqIndex } from "./faq-index.ts";
import { markRanges } from "./mark-ranges.ts";
import { noVocabulary } from "../../testing/no-vocabulary.ts";
import { searchIndex } from "./search-index.ts";

/** A text with what a query matches in brackets. */
function marked(text: string, query: string): string {
  const faq: Faq = { faqId: "1", question: text, answer: "", category: "REPORT", ranking: 1 };
  const index = new FaqIndex([faq], noVocabulary);
  index.advance(1);
  const { matches } = searchIndex(index, query);
  return markRanges(text, matches).reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

test.each([
  { text: "Who pays for towing?", query: "towing", result: "Who pays for [towing]?" },
  { text: "Who pays for towing?", query: "tow", result: "Who pays for [tow]ing?" },
  { text: "The airbags", query: "bag", result: "The air[bag]s" },
  { text: "A car is a car.", query: "car", result: "A [car] is a [car]." },
  { text: "A carpet and a car", query: "car carpet", result: "A [carpet] and a [car]" },
  { text: "appointment", query: "appoitnment", result: "[appointment]" },
  { text: "¿Pérdida total?", query: "perdida", result: "¿[Pérdida] total?" },
  { text: "Pe\u0301rdida", query: "perd", result: "[Pe\u0301rd]ida" },
  { text: "cafe\u0301", query: "café", result: "[cafe\u0301]" },
  { text: "cafe\u0301\u0323 x", query: "cafe", result: "[cafe\u0301\u0323] x" },
  { text: "Die Straße, breit", query: "strasse", result: "Die [Straße], breit" },
  { text: "Straße breit", query: "stras", result: "[Straß]e breit" },
  { text: "STRASSE", query: "straß", result: "[STRASS]E" },
  { text: "İzmir total", query: "total", result: "İzmir [total]" },
  { text: "ﬁnance", query: "fin", result: "[ﬁn]ance" },
  { text: "ﬁnance", query: "f", result: "[ﬁ]nance" },
  { text: "🚗🚗 total 🚗", query: "total", result: "🚗🚗 [total] 🚗" },
  { text: "𝐭otal", query: "total", result: "[𝐭otal]" },
  { text: "the driver’s car", query: "driver", result: "the [driver]’s car" },
  { text: "the driver’s car", query: "drivers", result: "the [driver’s] car" },
  { text: "to\u00ADtal", query: "total", result: "[to\u00ADtal]" },
  { text: "nothing", query: "else", result: "nothing" },
])("'$query' is marked in '$text'", ({ text, query, result }) => {
  expect(marked(text, query)).toBe(result);
});
