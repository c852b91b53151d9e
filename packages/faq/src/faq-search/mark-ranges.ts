import { foldWithOrigins } from "./fold.ts";
import type { WordMatches } from "./search-index.ts";
import { placedWords } from "./words.ts";

/** A part of a text, by code units. */
export interface TextRange {
  start: number;
  end: number;
}

/** The parts of a text that a query matches, in order and apart. */
export function markRanges(text: string, matches: WordMatches): readonly TextRange[] {
  const { folded, originOf } = foldWithOrigins(text);
  const ranges = placedWords(folded).flatMap(({ word, start }) =>
    (matches.get(word) ?? []).map((match) => ({
      start: originOf(start + match.start),
      end: endOf(start + match.end),
    })),
  );
  return merged(ranges);

  /** Where the last matched character ends, with the accents that follow it. */
  function endOf(foldedEnd: number): number {
    const last = originOf(foldedEnd - 1);
    let next = foldedEnd;
    while (originOf(next) === last) next += 1;
    const end = originOf(next);
    return /['’]$/.test(text.slice(last, end)) ? end - 1 : end;
  }
}

function merged(ranges: readonly TextRange[]): readonly TextRange[] {
  const apart: TextRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else apart.push({ ...range });
  }
  return apart;
}
