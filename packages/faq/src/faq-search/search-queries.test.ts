import { expect, test } from "vitest";
import { sandboxFaqs } from "../../testing/sandbox-faqs.ts";
import { searchQueries } from "../../testing/search-queries.ts";
import { FaqIndex } from "./faq-index.ts";
import { fold } from "./fold.ts";
import { searchIndex } from "./search-index.ts";
import { wordsOf } from "./words.ts";

/** The least share of the queries whose first hit is the expected one. */
const SHARE_FOUND = 0.95;

/** The index of the sandbox's questions in each language of the queries. */
const indexes = await Promise.all(
  Object.entries(searchQueries).map(async ([locale, queries]) => {
    const faqs = await sandboxFaqs(locale);
    const index = new FaqIndex(faqs);
    index.advance(faqs.length);
    return { locale, index, queries };
  }),
);

test("the first hit is the expected one for 95 % of the queries", () => {
  const results = indexes.flatMap(({ index, queries }) =>
    queries.map(({ query, first }) => ({
      query,
      isFound: searchIndex(index, query).faqs[0]?.faqId === first,
    })),
  );
  const missed = results.filter(({ isFound }) => !isFound).map(({ query }) => query);

  expect(results).toHaveLength(60);
  expect(1 - missed.length / results.length, missed.join(", ")).toBeGreaterThanOrEqual(SHARE_FOUND);
});

test.each(indexes)("in $locale, a typo in any longer word of a question finds it", ({ index }) => {
  const isBeginning = (typed: string): boolean =>
    index.words.some(({ word }) => word.startsWith(typed));
  const missed = index.faqs.flatMap((faq) =>
    wordsOf(fold(faq.question))
      .filter((word) => word.length >= 5)
      .flatMap(typosIn)
      .filter((typed) => !isBeginning(typed) && !searchIndex(index, typed).faqs.includes(faq)),
  );

  expect(missed).toEqual([]);
});

/** A word with each typo at each place. */
function typosIn(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    const transposed = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
    return [
      before + after,
      `${before}z${after}`,
      `${before}${letter}${letter}${after}`,
      transposed,
    ];
  });
}
