/** A part of a grapheme that never begins one: combining marks with variation selectors, joiners, skin tones, tags. */
const EXTENDS = /^(?:\p{M}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}])/u;
const JOINER = "\u200D";
/** Two characters that are never part of one grapheme. */
const APART = /^[ -~]{2}$/;
const FLAG_LETTER = /[\u{1F1E6}-\u{1F1FF}]/u;

/**
 * The last place at or before `limit` where a text can be cut without cutting a grapheme, that is,
 * what a person sees as one character. A grapheme that is longer than the limit is cut between code
 * points.
 */
export function graphemeBoundary(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  // Segmenting takes a hundred times as long.
  if (APART.test(text.slice(limit - 1, limit + 1))) return limit;
  const end = "Segmenter" in Intl ? segmentedBoundary(text, limit) : guessedBoundary(text, limit);
  return end || (isLowSurrogate(text, limit) ? limit - 1 : limit);
}

let segmenter: Intl.Segmenter | undefined;

function segmentedBoundary(text: string, limit: number): number {
  // The code point after the limit tells whether it belongs to the one before.
  segmenter ??= new Intl.Segmenter();
  const segments = segmenter.segment(text.slice(0, limit + 2));
  return segments.containing(limit)?.index ?? limit;
}

/** For browsers without `Intl.Segmenter`. */
function guessedBoundary(text: string, limit: number): number {
  let at = limit;
  while (at > 0 && !isBoundary(text, at)) at -= 1;
  return at;
}

function isBoundary(text: string, at: number): boolean {
  if (isLowSurrogate(text, at)) return false;
  const after = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (EXTENDS.test(after) || text[at - 1] === JOINER) return false;
  if (text[at - 1] === "\r" && after === "\n") return false;
  return !FLAG_LETTER.test(after) || flagLettersBefore(text, at) % 2 === 0;
}

function isLowSurrogate(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? "") && /[\uD800-\uDBFF]/.test(text[at - 1] ?? "");
}

/** A flag is two letters: a third one begins the next flag. */
function flagLettersBefore(text: string, at: number): number {
  let start = at;
  while (start > 1 && FLAG_LETTER.test(text.slice(start - 2, start))) start -= 2;
  return (at - start) / 2;
}
