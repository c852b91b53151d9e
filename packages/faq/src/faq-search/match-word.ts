import { fitsWithSlip } from "./slip.ts";

/** A typed word of two letters is found in words that begin with it; a longer one anywhere in a word. */
const SHORTEST_INSIDE = 3;

/** How good a match is, by itself: a whole word before a part, and what was typed before what was meant. */
const WORTH = { whole: 1, beginning: 0.85, inside: 0.7, wholeWithSlip: 0.55, partWithSlip: 0.4 };

/** A word of the questions that a typed word fits. */
export interface WordMatch {
  /** From 0 to 1. */
  worth: number;
  /** The part of the word that was typed; all of it, if there was a slip. */
  start: number;
  end: number;
}

/** How a typed word fits a word without a slip. */
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

/** How a typed word fits a word with one slip. */
export function matchWithSlip(typed: string, word: string): WordMatch | undefined {
  const extent = fitsWithSlip(typed, word);
  if (!extent) return undefined;
  const worth = extent === "whole" ? WORTH.wholeWithSlip : WORTH.partWithSlip;
  return { worth, start: 0, end: word.length };
}
