import type { Faq } from "@claimkit/claims-api";
import { answerTextOf } from "./answer-text-of.ts";
import { fold } from "./fold.ts";
import { MAX_PHRASE, type Vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** The positions of the questions that contain something. */
export interface Places {
  inQuestions: number[];
  inAnswers: number[];
}

/** A word, and the positions of the questions that contain it. */
export interface IndexedWord extends Places {
  word: string;
  stem: string;
}

/** A group of synonyms, its words in the questions, and the positions of those that contain it. */
export interface IndexedGroup extends Places {
  words: Set<string>;
}

/** How much the length of a question counts, in words that are no stop words. */
const LENGTH = 0.07;
const AVERAGE = 4;
/** Longer questions count as this long. */
const LONG = 12;

/** The words of all questions and answers. */
export class FaqIndex {
  readonly words: IndexedWord[] = [];
  /** Groups of synonyms by their number. */
  readonly groups = new Map<number, IndexedGroup>();
  /** Greater for a short question, of which a match is a greater part. */
  readonly brevities: number[] = [];
  readonly #known = new Map<string, IndexedWord>();
  #next = 0;

  readonly faqs: readonly Faq[];
  readonly vocabulary: Vocabulary;

  constructor(faqs: readonly Faq[], vocabulary: Vocabulary) {
    this.faqs = faqs;
    this.vocabulary = vocabulary;
  }

  /** Whether all questions are indexed. */
  get isComplete(): boolean {
    return this.#next === this.faqs.length;
  }

  /** Indexes some more questions. */
  advance(count: number): void {
    for (const faq of this.faqs.slice(this.#next, this.#next + count)) {
      const question = wordsOf(fold(faq.question));
      const length = question.filter((word) => !this.vocabulary.isStopWord(word)).length;
      this.brevities.push(1 / (1 + LENGTH * (Math.min(length, LONG) - AVERAGE)));
      this.#add(question, "inQuestions");
      this.#add(wordsOf(fold(answerTextOf(faq))), "inAnswers");
      this.#next += 1;
    }
  }

  #add(words: readonly string[], where: keyof Places): void {
    for (const [at, word] of words.entries()) {
      add(this.#indexed(word)[where], this.#next);
      for (let count = 1; count <= MAX_PHRASE && at + count <= words.length; count += 1) {
        const phrase = words.slice(at, at + count);
        for (const number of this.vocabulary.groupsOf(phrase)) {
          const group = this.groups.get(number) ?? {
            words: new Set(),
            inQuestions: [],
            inAnswers: [],
          };
          this.groups.set(number, group);
          add(group[where], this.#next);
          for (const part of phrase) group.words.add(part);
        }
      }
    }
  }

  #indexed(word: string): IndexedWord {
    const known = this.#known.get(word);
    if (known) return known;
    const indexed = { word, stem: this.vocabulary.stem(word), inQuestions: [], inAnswers: [] };
    this.#known.set(word, indexed);
    this.words.push(indexed);
    return indexed;
  }
}

function add(places: number[], place: number): void {
  if (places.at(-1) !== place) places.push(place);
}
