import { graphemeBoundary } from "../answer-text/graphemes.ts";
import type { TextRange } from "./mark-ranges.ts";

/** Length of an excerpt, in characters. */
const LENGTH = 160;
/** Maximum length before the first match. */
const BEFORE = 50;

const ELLIPSIS = "…";

/** A part of an answer in one line, with its matches. */
export interface Excerpt {
  text: string;
  ranges: readonly TextRange[];
}

/** The part of an answer around the first match. */
export function excerptOf(answer: string, ranges: readonly TextRange[]): Excerpt {
  const text = answer.replaceAll("\n", " ");
  const start = startOf(text, ranges[0]);
  const end = start + graphemeBoundary(text.slice(start), LENGTH);
  const prefix = start > 0 ? ELLIPSIS : "";
  const suffix = end < text.length ? ELLIPSIS : "";
  return {
    text: `${prefix}${text.slice(start, end)}${suffix}`,
    ranges: ranges.flatMap((range) => {
      const from = Math.max(range.start, start);
      const to = Math.min(range.end, end);
      return from < to
        ? { start: from - start + prefix.length, end: to - start + prefix.length }
        : [];
    }),
  };
}

/** The answer's start if the first match is close to it, else the start of a word before the match. */
function startOf(text: string, first: TextRange | undefined): number {
  if (text.length <= LENGTH || !first || first.end <= LENGTH) return 0;
  const earliest = first.start - BEFORE;
  const space = text.indexOf(" ", earliest);
  return space >= 0 && space < first.start ? space + 1 : graphemeBoundary(text, first.start);
}
