import { fold } from "./fold.ts";
import { type Stem, stemmer } from "./stem.ts";
import { matchesWithTypo } from "./typo.ts";
import { wordsOf } from "./words.ts";

/** What the search knows of a language. */
export interface LanguageWords {
  /** Words that say little about what is searched, separated by spaces. */
  stopWords: string;
  /** Words that occur in most questions about a claim and so count for less, separated by spaces. */
  contextWords: string;
  /** Rules of the {@link stemmer}. */
  endings: string;
  /** Groups of words and phrases with the same meaning, one a line, separated by commas. */
  synonyms: string;
}

/** The longest phrase in a group of synonyms, in words. */
export const MAX_PHRASE = 3;

/** Stop words, stems and synonyms of a language. */
export class Vocabulary {
  readonly #stem: Stem;
  readonly #stopWords: ReadonlySet<string>;
  readonly #contextWords: ReadonlySet<string>;
  readonly #synonyms: string;
  #groups: ReadonlyMap<string, ReadonlySet<number>> | undefined;

  /**
   * @param language what the search knows of the language, if it does
   * @param hostSynonyms further groups, one a line or separated by semicolons
   */
  constructor(language: LanguageWords | undefined, hostSynonyms: string) {
    this.#stem = language ? stemmer(language.endings) : (word) => word;
    this.#stopWords = new Set(wordsOf(fold(language?.stopWords ?? "")));
    this.#contextWords = new Set(
      wordsOf(fold(language?.contextWords ?? "")).map((word) => this.stem(word)),
    );
    this.#synonyms = `${language?.synonyms ?? ""};${hostSynonyms}`;
  }

  /** The part of a word that its forms share. */
  stem(word: string): string {
    return this.isStopWord(word) ? word : this.#stem(word);
  }

  isStopWord(word: string): boolean {
    return this.#stopWords.has(word);
  }

  /** Whether a word, in any form, occurs in most questions. */
  isContextWord(word: string): boolean {
    return this.#contextWords.has(this.stem(word));
  }

  /** The groups of synonyms that contain a word or a phrase. */
  groupsOf(words: readonly string[]): readonly number[] {
    return [...(this.#knownGroups().get(this.#keyOf(words)) ?? [])];
  }

  /** The groups that contain a word with one typo. */
  groupsWithTypo(word: string): readonly number[] {
    const typed = this.stem(word);
    const found = new Set<number>();
    for (const [key, groups] of this.#knownGroups()) {
      if (matchesWithTypo(typed, key) === "whole") for (const group of groups) found.add(group);
    }
    return [...found];
  }

  /** The numbers of the groups that contain a word or a phrase, by its stems. Takes milliseconds once. */
  #knownGroups(): ReadonlyMap<string, ReadonlySet<number>> {
    if (this.#groups) return this.#groups;
    const known = new Map<string, Set<number>>();
    for (const [number, group] of this.#synonyms.split(/[;\n]/).entries()) {
      for (const phrase of group.split(",")) {
        const words = wordsOf(fold(phrase));
        if (words.length === 0) continue;
        // People also write a phrase as one word: 'carseat', 'lienholder'.
        for (const key of [this.#keyOf(words), this.#keyOf([words.join("")])]) {
          known.set(key, (known.get(key) ?? new Set()).add(number));
        }
      }
    }
    this.#groups = known;
    return known;
  }

  #keyOf(words: readonly string[]): string {
    return words.map((word) => this.stem(word)).join(" ");
  }
}
