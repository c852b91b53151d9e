/** What questions are about. A closed claim's are asked as PAYOUT. */
export const faqCategories = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT"] as const;

/** The questions exist in this language only. */
export const faqLanguage = "en-US";

/** A question of the claims pages with its answer, which may hold simple HTML. */
export interface Faq {
  faqId: string;
  question: string;
  answer: string;
  category: (typeof faqCategories)[number];
  /** The lowest comes first; servers send text too, or nothing. */
  ranking?: number | string;
}

/** A question of a file that has one category. */
export type CategoryFaq = Omit<Faq, "category">;

/** Whether a question concerns people without a policy: third parties have no deductible, coverage or premium. */
export function concernsThirdParties({ question, answer }: Faq): boolean {
  return !/deductible|\bpolicy\b|premium|covered|coverage/i.test(`${question} ${answer}`);
}

/** A question as sent: with a short answer of 130 characters that may break in the middle of a tag or an emoji. */
export function asSent(faq: Faq): Faq & { visibleAnswer: string } {
  return { ...faq, visibleAnswer: faq.answer.slice(0, 130) };
}
