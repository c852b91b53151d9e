/** Shorter words are too easily mistaken for others. */
const SHORTEST = 5;

/** How much of a word was typed. */
type Extent = "whole" | "part";

/**
 * Whether a word, or its beginning while someone is still typing it, was typed with one slip: two letters
 * transposed, one missing, one too many, or a wrong one. Expects that nothing fits without a slip.
 */
export function fitsWithSlip(typed: string, word: string): Extent | undefined {
  if (word.length < SHORTEST || typed.length < SHORTEST - 1) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const after = typed.slice(at + 1);
  const isTransposed = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  const extents = [
    goesOn(word, at + 1, after), // a wrong letter
    goesOn(word, at + 1, typed.slice(at)), // a missing one
    goesOn(word, at, after), // one too many
    isTransposed ? goesOn(word, at + 1, `${typed[at]}${after.slice(1)}`) : undefined,
  ];
  return extents.includes("whole") ? "whole" : extents.find(Boolean);

  function goesOn(of: string, from: number, rest: string): Extent | undefined {
    if (!of.startsWith(rest, from)) return undefined;
    if (from + rest.length >= of.length) return "whole";
    // A slip in the last letter of a part would fit too many words.
    return rest && typed.length >= SHORTEST ? "part" : undefined;
  }
}
