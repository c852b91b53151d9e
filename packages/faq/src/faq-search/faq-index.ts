import type { Faq } from "@claimkit/claims-api";
import { answerTextOf } from "./answer-text-of.ts";
import { fold } from "./fold.ts";
import { wordsOf } from "./words.ts";

/** A word, and the positions of the questions that contain it. */
export interface IndexedWord {
  word: string;
  inQuestions: number[];
  inAnswers: number[];
}

/** The words of all questions and answers. */
export class FaqIndex {
  readonly words: IndexedWord[] = [];
  readonly #known = new Map<string, IndexedWord>();
  #next = 0;

  readonly faqs: readonly Faq[];

  constructor(faqs: readonly Faq[]) {
    this.faqs = faqs;
  }

  /** Whether all questions are indexed. */
  get isComplete(): boolean {
    return this.#next === this.faqs.length;
  }

  /** Indexes some more questions. */
  advance(count: number): void {
    for (const faq of this.faqs.slice(this.#next, this.#next + count)) {
      const answer = answerTextOf(faq);
      for (const word of wordsOf(fold(faq.question)))
        add(this.#indexed(word).inQuestions, this.#next);
      for (const word of wordsOf(fold(answer))) add(this.#indexed(word).inAnswers, this.#next);
      this.#next += 1;
    }
  }

  #indexed(word: string): IndexedWord {
    const known = this.#known.get(word);
    if (known) return known;
    const indexed = { word, inQuestions: [], inAnswers: [] };
    this.#known.set(word, indexed);
    this.words.push(indexed);
    return indexed;
  }
}

function add(places: number[], place: number): void {
  if (places.at(-1) !== place) places.push(place);
}
