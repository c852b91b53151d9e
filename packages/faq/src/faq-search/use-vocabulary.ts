"use client";

import { useLocale, useText } from "@claimkit/widget-runtime";
import { useEffect, useState } from "react";
import { faqSearchText } from "./text.ts";
import { type LanguageWords, Vocabulary } from "./vocabulary.ts";

// Why: docs/decisions/faq-search.md#words-of-a-language-are-loaded-with-the-search
const languages = new Map<string, () => Promise<LanguageWords>>([
  ["en", async () => (await import("./english.ts")).english],
  ["es", async () => (await import("./spanish.ts")).spanish],
]);

/** What the search knows of the widget's language and from the host, once it is loaded. */
export function useVocabulary(): Vocabulary | undefined {
  const locale = useLocale();
  const { synonyms } = useText(faqSearchText);
  const [vocabulary, setVocabulary] = useState<Vocabulary>();

  useEffect(() => {
    let isCurrent = true;
    void wordsOf(locale).then((words) => {
      if (isCurrent) setVocabulary(new Vocabulary(words, synonyms));
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, synonyms]);

  return vocabulary;
}

/** The words of a language; none if they can't be loaded, because the search also works without. */
async function wordsOf(locale: string): Promise<LanguageWords | undefined> {
  try {
    return await languages.get(locale.slice(0, 2).toLowerCase())?.();
  } catch {
    return undefined;
  }
}
