import { expect, test } from "vitest";
import { sandboxFaqs } from "../../testing/sandbox-faqs.ts";
import { ownWords, searchQueries, type SearchQuery } from "../../testing/search-queries.ts";
import { english } from "./english.ts";
import { FaqIndex } from "./faq-index.ts";
import { fold } from "./fold.ts";
import { searchIndex } from "./search-index.ts";
import { spanish } from "./spanish.ts";
import { Vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

const languages = { "en-US": english, "es-US": spanish };

/** The index of the sandbox's questions in each language of the queries. */
const indexes = await Promise.all(
  (["en-US", "es-US"] as const).map(async (locale) => {
    const faqs = await sandboxFaqs(locale);
    const index = new FaqIndex(faqs, new Vocabulary(languages[locale], ""));
    index.advance(faqs.length);
    return { locale, index };
  }),
);

/** Questions of {@link ownWords} that are too vague. */
const MISSED = {
  "en-US": [],
  "es-US": ["necesito un coche mientras arreglan el mío", "reclamos viejos"],
};

/** The queries whose first hit is not the expected one. */
function missedIn(index: FaqIndex, queries: readonly SearchQuery[]): string[] {
  return queries
    .filter(({ query, first }) => searchIndex(index, query).faqs[0]?.faqId !== first)
    .map(({ query }) => query);
}

test.each(indexes)("in $locale, finds what is searched by words of the texts", (row) => {
  expect(missedIn(row.index, searchQueries[row.locale])).toEqual([]);
});

test.each(indexes)("in $locale, finds what people ask in their own words", (row) => {
  expect(missedIn(row.index, ownWords[row.locale])).toEqual(MISSED[row.locale]);
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
