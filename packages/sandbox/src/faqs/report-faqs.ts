import type { CategoryFaq } from "./faq.ts";

/** Answers of 129, 130 and 131 characters stand on either side of where a preview ends; one question comes twice. */
export const reportFaqs: readonly CategoryFaq[] = [
  {
    faqId: "RPT-05",
    question: "Can I change what I reported?",
    answer:
      "Yes. Call your claim associate and say what is different. Nothing you told us before is lost.",
    ranking: 5,
  },
  {
    faqId: "RPT-01",
    question: "What happens after I report a claim?",
    answer:
      "A claim associate reads your report and calls you, usually within two business days. You can follow every step of it on this page.",
    ranking: 1,
  },
  {
    faqId: "RPT-02",
    question: "Do I need a police report?",
    answer:
      "Not always. If the police came, send us the number of their report. After theft, vandalism or a hit and run, we do need a report.",
    ranking: 2,
  },
  {
    faqId: "RPT-03",
    question: "Which photos help?",
    answer:
      "Take one of each corner of the vehicle, one of each damage from near and one from a few steps away. If it is safe, do so right now.",
    ranking: 3,
  },
  {
    faqId: "RPT-04",
    question: "What should I not do?",
    answer:
      "Don't put yourself in danger for a photo, and don't sign anything you don't understand.",
    ranking: 4,
  },
  {
    faqId: "RPT-02",
    question: "Do I need a police report?",
    answer: "See the other answer to this question.",
    ranking: 9,
  },
  {
    faqId: "RPT-06",
    question: "How do I send documents?",
    answer:
      "Choose <b>View & upload documents</b> at the top of your claim. Photos, PDFs and scans are fine; each may have up to 25 MB.",
    ranking: 6,
  },
  {
    faqId: "RPT-07",
    question: "What does 'vanishing deductible' mean?",
    answer:
      "For every year without a claim, your deductible becomes smaller. When it has reached zero, you pay nothing for the repairs.",
    ranking: 7,
  },
  {
    faqId: "RPT-08",
    question: "Will my premium change?",
    answer:
      "That depends on what happened and on your state. You will hear from us before your policy renews, not in the middle of a claim.",
    ranking: 8,
  },
  {
    faqId: "RPT-09",
    question: "I was not driving. May I report the claim?",
    answer: "Yes. Tell us who was driving and how we can reach them.",
    ranking: 10,
  },
  {
    faqId: "RPT-10",
    question: "The other driver has no insurance. What now?",
    answer:
      "Report the claim as usual. If your policy covers uninsured drivers, we pay for your vehicle and see to the rest with the other driver.",
    ranking: 11,
  },
  {
    faqId: "RPT-11",
    question: "How long can I wait to report a claim?",
    answer: "Please report it within a few days. Later is better than never.",
    ranking: 12,
  },
];
