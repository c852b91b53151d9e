import { matchesWithTypo } from "./typo.ts";

/** A typed word of two letters is found in words that begin with it; a longer one anywhere in a word. */
const SHORTEST_INSIDE = 3;

/** Quality of a match: a whole word before a part, an exact match before one with a typo. */
const WORTH = { whole: 1, beginning: 0.85, inside: 0.7, wholeWithTypo: 0.55, partWithTypo: 0.4 };

/** How a typed word matches a word. */
export interface WordMatch {
  /** From 0 to 1. */
  worth: number;
  /** The part of the word that was typed; all of it, if there was a typo. */
  start: number;
  end: number;
}

/** Matches a typed word exactly. */
export function matchWord(typed: string, word: string): WordMatch | undefined {
  const start = word.length < typed.length ? -1 : word.indexOf(typed);
  const end = start + typed.length;
  if (start === 0) {
    return { worth: typed === word ? WORTH.whole : WORTH.beginning, start, end };
  }
  return start > 0 && typed.length >= SHORTEST_INSIDE
    ? { worth: WORTH.inside, start, end }
    : undefined;
}

/** Matches a typed word with one typo. */
export function matchWithTypo(typed: string, word: string): WordMatch | undefined {
  const extent = matchesWithTypo(typed, word);
  if (!extent) return undefined;
  const worth = extent === "whole" ? WORTH.wholeWithTypo : WORTH.partWithTypo;
  return { worth, start: 0, end: word.length };
}
