/** What questions are about. A closed claim's are asked as PAYOUT. */
export const faqCategories = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT"] as const;

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

const ABOUT_THE_POLICY =
  /deductible|\bpolicy\b|premium|covered|coverage|deducible|póliza|\bprima\b|cubiert|cobertura/i;

/**
 * Whether a question concerns people without a policy: third parties have no deductible,
 * coverage or premium.
 */
export function concernsThirdParties({ question, answer }: Faq): boolean {
  return !ABOUT_THE_POLICY.test(`${question} ${answer}`);
}

/** A question as sent: with a short answer of 130 characters that may break in the middle of a tag or an emoji. */
export function asSent(faq: Faq): Faq & { visibleAnswer: string } {
  return { ...faq, visibleAnswer: faq.answer.slice(0, 130) };
}
