import { matchesWithTypo } from "./typo.ts";

/** A typed word of two letters is found in words that begin with it; a longer one anywhere in a word. */
const SHORTEST_INSIDE = 3;

/** Quality of a match: a whole word before a part, an exact match before one with a typo. */
const WORTH = {
  whole: 1,
  form: 0.95,
  beginning: 0.85,
  synonym: 0.8,
  inside: 0.7,
  wholeWithTypo: 0.55,
  partWithTypo: 0.4,
};

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

/** Matches another form of the typed word. */
export function matchForm(typed: string, word: string): WordMatch {
  return { worth: WORTH.form, start: 0, end: endOf(typed, word) };
}

/** Matches a synonym of what is typed. */
export function matchSynonym(typed: string, word: string): WordMatch {
  return { worth: WORTH.synonym, start: 0, end: endOf(typed, word) };
}

/** Where what is typed ends in a word; the end of the word, if it begins otherwise. */
function endOf(typed: string, word: string): number {
  return word.startsWith(typed) ? typed.length : word.length;
}

/** Matches a typed word with one typo. */
export function matchWithTypo(typed: string, part: string, word = part): WordMatch | undefined {
  const extent = matchesWithTypo(typed, part);
  if (!extent) return undefined;
  const worth = extent === "whole" ? WORTH.wholeWithTypo : WORTH.partWithTypo;
  return { worth, start: 0, end: word.length };
}
