const CATEGORIES = ["REPORT", "SERVICES", "REPAIRS", "PAYOUT"];

/** An answer of both FAQ calls with as many questions as asked for, the categories taking turns. */
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
