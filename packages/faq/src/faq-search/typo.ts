/** Shorter words are too similar to other words. */
const SHORTEST = 5;

/** Whether a whole word or its beginning was typed. */
type Extent = "whole" | "part";

/**
 * Matches a word, or its beginning while it is being typed, with one typo: two letters transposed, or one
 * missing, extra or wrong. Expects that nothing matches without a typo.
 */
export function matchesWithTypo(typed: string, word: string): Extent | undefined {
  if (word.length < SHORTEST || typed.length < SHORTEST - 1) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const after = typed.slice(at + 1);
  const isTransposed = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  const extents = [
    continuesWith(word, at + 1, after), // a wrong letter
    continuesWith(word, at + 1, typed.slice(at)), // a missing letter
    continuesWith(word, at, after), // an extra letter
    isTransposed ? continuesWith(word, at + 1, `${typed[at]}${after.slice(1)}`) : undefined,
  ];
  return extents.includes("whole") ? "whole" : extents.find(Boolean);

  function continuesWith(of: string, from: number, rest: string): Extent | undefined {
    if (!of.startsWith(rest, from)) return undefined;
    if (from + rest.length >= of.length) return "whole";
    // A typo in the last letter of a part would match too many words.
    return rest && typed.length >= SHORTEST ? "part" : undefined;
  }
}
