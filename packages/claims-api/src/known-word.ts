/** Separates a word from a remark, as in "Closed - Paid", "Closed (denied)" and "Open/Litigation". */
const REMARK = /\s\p{Pd}+\s|[^\p{L}\p{N}\p{Pd}\s_']/u;

/** Words that are also verbs: "Complete your form" and "Open a claim" are not statuses. */
const VERBS = new Set<string>(["complete", "open"]);

/** Beginnings of words that put a status in doubt, as in "Closed Pending Review". */
const DOUBT =
  /\?|(?<!\p{L})(?:appeal|await|disput|error|if|mistake|partial|pend|review|unless|until|wait)/iu;

/** A known word with which a server's word begins. */
export interface LeadingWord<Word> {
  word: Word;
  /** Whether it is the whole word. */
  isWhole: boolean;
  /** Whether the rest puts it in doubt. */
  isDoubtful: boolean;
}

/**
 * Finds the known word that a server's word is, ignoring case, blanks, hyphens and underscores: "NotStarted",
 * "not-started" and "NOT STARTED" are `not_started`. Never by a part of it: "Incomplete" is not `complete`.
 */
export function knownWord<Word extends string>(
  sent: string,
  words: readonly Word[],
): Word | undefined {
  const letters = lettersOf(sent);
  return words.find((word) => lettersOf(word) === letters);
}

/**
 * Finds the known word with which a server's word begins, as `closed` in "Closed Without Payment". Not if the rest
 * contains another known word: "Closed - Reopened" is neither `open` nor `closed`.
 */
// Why: docs/decisions/reading-responses.md#an-unknown-word-makes-no-statement
export function leadingWord<Word extends string>(
  sent: string,
  words: readonly Word[],
): LeadingWord<Word> | undefined {
  const whole = knownWord(sent, words);
  if (whole) return { word: whole, isWhole: true, isDoubtful: false };
  const [head = ""] = sent.split(REMARK, 1);
  const found = knownWord(head, words) ?? phraseStart(head, words);
  if (!found) return undefined;
  const { length } = lettersOf(found);
  const isContradicted = words.some((word) => lettersOf(sent).includes(lettersOf(word), length));
  return isContradicted
    ? undefined
    : { word: found, isWhole: false, isDoubtful: DOUBT.test(splitCamelCase(sent)) };
}

function phraseStart<Word extends string>(
  phrase: string,
  words: readonly Word[],
): Word | undefined {
  const parts = splitCamelCase(phrase).split(/[\s\p{Pd}_]+/u);
  return words.find(
    (word) =>
      !VERBS.has(word) &&
      parts.some((_, index) => knownWord(parts.slice(0, index + 1).join(""), [word])),
  );
}

function splitCamelCase(text: string): string {
  return text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[\s\p{Pd}_]+/gu, "");
}
