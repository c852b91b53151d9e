/** Categories of questions. Closed claims use PAYOUT. */
export const faqCategories = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT"] as const;

/** A question and its answer, which may contain simple HTML. */
export interface Faq {
  faqId: string;
  question: string;
  answer: string;
  category: (typeof faqCategories)[number];
  /** Lower rankings come first. Some servers send no ranking. */
  ranking?: number;
}

/** A question in a file with a single category. */
export type CategoryFaq = Omit<Faq, "category">;

const ABOUT_THE_POLICY =
  /deductible|\bpolicy\b|premium|\bcover(?:ed|age)?\b|insurance|deducible|póliza|\bprima\b|cubiert|cobertura|\b(?:del|el) seguro\b|asignación diaria/i;

/**
 * Whether a question is relevant to third parties. They have no policy, and so no deductible, coverage or
 * premium.
 */
export function isForThirdParties({ question, answer }: Faq): boolean {
  return !ABOUT_THE_POLICY.test(`${question} ${answer}`);
}

/** A question as sent. `visibleAnswer` has 130 characters and may end in the middle of a tag or an emoji. */
export function toWire(faq: Faq): Faq & { visibleAnswer: string } {
  return { ...faq, visibleAnswer: faq.answer.slice(0, 130) };
}
