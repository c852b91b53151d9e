import type { Faq } from "@claimkit/claims-api";

const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT"] as const;
const SYLLABLES =
  "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu al er in or ur".split(" ");
const COMMON =
  "how do I get a rental car when will be paid what is the deductible can my shop change an appointment for".split(
    " ",
  );
const WORDS_IN_QUESTION = 9;
const WORDS_IN_ANSWER = 45;
const VOCABULARY = 4000;

/** Pseudorandom numbers from 0 to 1, the same in each run. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function pick<Item>(items: readonly Item[], share: number): Item {
  return items[Math.floor(items.length * share)] as Item;
}

/** Generates questions with as many different words as a long help center has. */
export function questions(count: number): readonly Faq[] {
  const next = numbers();
  const vocabulary = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 2 + Math.floor(3 * next()) }, () => pick(SYLLABLES, next())).join(""),
  );
  // As in any language, few words are common and most are rare.
  const word = (): string => (next() < 0.5 ? pick(COMMON, next()) : pick(vocabulary, next() ** 2));
  const sentence = (length: number): string => {
    const text = Array.from({ length }, word).join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return Array.from({ length: count }, (_, index) => ({
    faqId: `Q-${index}`,
    question: `${sentence(WORDS_IN_QUESTION)}?`,
    answer: `${sentence(WORDS_IN_ANSWER)}.`,
    category: pick(CATEGORIES, next()),
    ranking: index,
  }));
}
