/** Reduces a folded word to the part that its forms share: 'totaled' and 'total' to 'tot'. */
export type Stem = (word: string) => string;

/** The least length of a word without an ending that has no hyphen. */
const SHORTEST = 2;

/**
 * A light stemmer, which joins the forms of a word rather than finding its dictionary form.
 *
 * @param rules separated by spaces: an ending to remove (`-ing`) or to replace (`-ies/y`) if at least three
 *   letters are left, or one more for each further hyphen (`--age`); or letters to replace anywhere in a
 *   word (`ie/e`)
 */
export function stemmer(rules: string): Stem {
  const pairs = rules.split(" ").map((rule): [string, string] => {
    const [from = "", to = ""] = rule.split("/");
    return [from, to];
  });
  const letters = pairs.filter(([from]) => !from.startsWith("-"));
  const endings = pairs
    .filter(([from]) => from.startsWith("-"))
    .map(([from, to]) => {
      const ending = from.replaceAll("-", "");
      return { ending, to, shortest: SHORTEST + from.length - ending.length };
    })
    .toSorted((one, other) => other.ending.length - one.ending.length);
  const known = new Map<string, string>();

  function shorten(word: string, isFirst: boolean): string {
    for (const { ending, to, shortest } of endings) {
      // Only the plural is an 's' to remove, and it comes after all other endings.
      if (!isFirst && ending.endsWith("s")) continue;
      const start = word.slice(0, -ending.length);
      if (word.endsWith(ending) && start.length + to.length >= shortest) return start + to;
    }
    return word;
  }

  function stem(word: string): string {
    const whole = letters.reduce((text, [from, to]) => text.replaceAll(from, to), word);
    let short = shorten(whole, true);
    for (let last = whole; last !== short; short = shorten(short, false)) last = short;
    return short;
  }

  return (word) => {
    const stemmed = known.get(word) ?? stem(word);
    known.set(word, stemmed);
    return stemmed;
  };
}
