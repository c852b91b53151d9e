const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT"];

/** A response of both FAQ calls with a number of questions, in alternating categories. */
export function manyQuestions(count: number): object {
  const faqs = Array.from({ length: count }, (_, index) => ({
    faqId: `MANY-${index + 1}`,
    question: `Question ${index + 1}?`,
    answer: `Answer ${index + 1}.`,
    category: CATEGORIES[index % CATEGORIES.length],
    ranking: index + 1,
  }));
  return { faqs };
}
