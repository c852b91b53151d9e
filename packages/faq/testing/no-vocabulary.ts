import { Vocabulary } from "../src/faq-search/vocabulary.ts";

/** A language without stop words, endings and synonyms. */
export const noVocabulary = new Vocabulary(undefined, "");
