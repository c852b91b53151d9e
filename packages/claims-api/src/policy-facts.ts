import { fold, joinLetters, plainText, wordsOf } from "./plain-text.ts";
import {
  AMOUNT_WORDS,
  CAPITALS,
  CONSONANTS,
  CONTINUES,
  CORE_WORDS,
  HARMLESS,
  MARKED_AMOUNTS,
  MARKED_MONEY,
  MARKED_STEMS,
  MIXED,
  MONEY,
  NUMBERS,
  OTHER_SCRIPT,
  OTHER_WORDS,
  PHRASES,
  SMALL_NUMBER,
  STEMS,
} from "./policy-words.ts";

/** What a text says about a policy. */
export interface PolicyFacts {
  /** Whether it has a word of coverage, a percentage, or an amount that isn't allowed. */
  isSecret: boolean;
  /** Whether it is only an amount, whose name is next to it. */
  isAmountOnly: boolean;
  /** Whether it has a word for costs or payments. */
  isMoney: boolean;
  /** Whether it only completes the text before it, such as "It is 777.". */
  isTied: boolean;
}

/**
 * Languages whose words are known well enough to tell which texts are about a policy. Each has texts in
 * `testing/third-party-texts.ts`. Of other languages, some stems are known: a text may be in another language than its
 * response.
 */
const LANGUAGES = new Set("ar de en es fil fr hi it ja ko pl pt ru tl vi zh".split(" "));

/** Whether the words of a language are known. Takes a tag such as `es-US`. */
export function hasWords(language: string): boolean {
  return LANGUAGES.has(language.toLowerCase().split("-", 1)[0] ?? "");
}

/** Whether a letter is missing, wrong or too many, or two are swapped. */
function isMisspelled(word: string, core: string): boolean {
  if (
    word === core ||
    Math.abs(word.length - core.length) > 1 ||
    word[0] !== core[0] ||
    OTHER_WORDS.test(word)
  ) {
    return false;
  }
  let at = 1;
  while (at < core.length && word[at] === core[at]) at += 1;
  const [a, b] = [word.slice(at), core.slice(at)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Reads what a text says about a policy. */
export function createPolicyFacts(
  extraStems: readonly string[],
): (text: string, allowsAmounts?: boolean) => PolicyFacts {
  const extra = extraStems.map((stem) => wordsOf(fold(stem)).trimEnd()).filter((stem) => stem);

  return (text, allowsAmounts = false) => {
    const plain = plainText(text);
    const split = plain.replace(
      /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu,
      " ",
    );
    const whole = wordsOf(fold(plain));
    const words = joinLetters(wordsOf(fold(split)));
    const letters = whole.replace(
      /(?<=\p{L})\d|\d(?=\p{L})/gu,
      (digit) => "oizeasgtbg"[Number(digit)] ?? "",
    );
    const hay = `${words}${whole}${joinLetters(whole)}${letters}`.replace(HARMLESS, " ");
    const marked = plain.toLowerCase();
    const numbers = NUMBERS.reduce(
      (rest, pattern) => rest.replace(pattern, " • "),
      plain.replaceAll("_", " "),
    );
    const isCoverage =
      STEMS.test(hay) ||
      MARKED_STEMS.test(marked) ||
      PHRASES.test(hay) ||
      CAPITALS.test(plain) ||
      CAPITALS.test(plain.replace(/(?<=\p{Lu})\./gu, "")) ||
      CONSONANTS.test(
        letters.replace(/[aeiou]|(?<=\p{L})l/gu, "").replace(/(\p{L})\1+/gu, "$1$1"),
      ) ||
      /deductib|coverage|deducible|cobertura|franchise|insurance|liability/.test(
        whole.replace(HARMLESS, " ").replaceAll(" ", ""),
      ) ||
      letters.split(" ").some((word) => CORE_WORDS.some((core) => isMisspelled(word, core))) ||
      MIXED.test(plain) ||
      OTHER_SCRIPT.test(plain) ||
      (/authori[sz]|autoriz/.test(hay) &&
        / (?:amounts?|totals?|monto|importe|cantidad) /.test(hay)) ||
      extra.some((stem) => hay.includes(stem));
    const hasNumber = /\d/.test(numbers) || SMALL_NUMBER.test(words);
    const isMoney = MONEY.test(words) || MARKED_MONEY.test(marked);
    const isPercentage = /[%‰‱٪]| percent| pct /.test(`${plain}${words}`);
    const isAmount =
      MARKED_AMOUNTS.test(plain) ||
      AMOUNT_WORDS.test(words) ||
      /\d{3}|3[2-9]|[4-9]\d|\d ?\/ ?\d/.test(numbers) ||
      (isMoney && hasNumber);
    return {
      isSecret: isCoverage || isPercentage || (isAmount && !allowsAmounts),
      isAmountOnly: isAmount && !/\p{L}{4}/u.test(plain),
      isMoney,
      isTied:
        isAmount ||
        hasNumber ||
        CONTINUES.test(wordsOf(fold(plain))) ||
        CONTINUES.test(marked.trimStart()),
    };
  };
}
