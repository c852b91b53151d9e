import type { CategoryFaq } from "./faq.ts";

/** One answer is markup that no page may run: it has to be read as text or not at all. */
export const payoutFaqs: readonly CategoryFaq[] = [
  {
    faqId: "PAY-01",
    question: "When will I be paid?",
    answer:
      "Within three working days after we have approved the estimate. An electronic payment is there sooner than a check.",
    ranking: 1,
  },
  {
    faqId: "PAY-02",
    question: "Whom do you pay?",
    answer:
      "The shop, if it belongs to our repair network; else you. If your vehicle is financed, the lender may have to sign too.",
    ranking: 2,
  },
  {
    faqId: "PAY-03",
    question: "Why does an answer look like code?",
    answer: "<img src=x onerror=alert(1)>",
    ranking: 3,
  },
  {
    faqId: "PAY-04",
    question: "Why is the payment lower than the estimate?",
    answer:
      "Your deductible is your share of the repairs. We take it off the first payment; later payments come in full.",
    ranking: 4,
  },
  {
    faqId: "PAY-05",
    question: "What is an electronic payment?",
    answer:
      "Money that goes straight to your bank account. Choose <b>Electronic payment options</b> at the top of your claim.",
    ranking: 5,
  },
  {
    faqId: "PAY-06",
    question: "My check has not arrived. What can I do?",
    answer: "Please wait ten days, then call us. We will stop the old check and send a new one.",
    ranking: 6,
  },
  {
    faqId: "PAY-07",
    question: "Do I have to pay taxes on the payment?",
    answer:
      "Usually not, as it only pays for what you have lost. If you are not sure, ask someone who does your taxes.",
    ranking: 7,
  },
  {
    faqId: "PAY-08",
    question: "My claim is closed. Can it be opened again?",
    answer:
      "Yes. If the shop finds more damage or a bill comes late, call your claim associate, and we look at it again.",
    ranking: 8,
  },
  {
    faqId: "PAY-09",
    question: "Who pays my lender after a total loss?",
    answer: "We pay the lender first. What is left is yours.",
    ranking: 9,
  },
  {
    faqId: "PAY-10",
    question: "Will I get my deductible back?",
    answer:
      "If someone else caused the damage, we ask their insurer for it. It can take some months; you don't have to do anything.",
    ranking: 10,
  },
  {
    faqId: "PAY-11",
    question: "What is the payment breakdown?",
    answer: "A list of all payments, with the payee, the amount and the date of each.",
    ranking: 11,
  },
  {
    faqId: "PAY-12",
    question: "How long can I see a closed claim here?",
    answer: "For twelve months after its last activity. After that, please call us.",
    ranking: 12,
  },
];
