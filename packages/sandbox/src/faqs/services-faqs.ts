import type { CategoryFaq } from "./faq.ts";

/** Rankings that are text, that are equal, and that are missing. */
export const servicesFaqs: readonly CategoryFaq[] = [
  {
    faqId: "SVC-10",
    question: "Can I use ride shares instead of a rental car?",
    answer: "Often, yes. Ask your claim associate first and keep the receipts.",
    ranking: "10",
  },
  {
    faqId: "SVC-02",
    question: "How long can I keep the rental car?",
    answer:
      "Until your vehicle is repaired, up to the limit of your policy. After a total loss, until five days after our payment.",
    ranking: "2",
  },
  {
    faqId: "SVC-01",
    question: "How do I get a rental car?",
    answer:
      "If your policy covers it, we reserve one near your repair shop. You bring your license and a credit card, and pick it up.",
    ranking: "1",
  },
  {
    faqId: "SVC-03",
    question: "Which car will I get?",
    answer: "One that is like yours in size. If you want another, you pay the difference.",
    ranking: 3,
  },
  {
    faqId: "SVC-04",
    question: "Do I have to fill the tank?",
    answer: "Bring the rental car back with as much fuel as it had.",
    ranking: 3,
  },
  {
    faqId: "SVC-05",
    question: "Who pays for towing?",
    answer:
      "We do, when the damage is covered. If you paid the driver, send us the receipt and we will pay you back.",
    ranking: 3,
  },
  {
    faqId: "SVC-06",
    question: "Is my rental car insured?",
    answer:
      "In most states your own policy goes with you. Your claim associate can tell you for yours.",
  },
  {
    faqId: "SVC-07",
    question: "Someone else needs to drive the rental car. Is that possible?",
    answer: "Yes. They have to be named in the rental contract and bring their license.",
  },
  {
    faqId: "SVC-08",
    question: "My car seat was in the accident. What now?",
    answer:
      "Please don't use it again, even if it looks fine. Buy a new one and send us the receipt; we pay for it with the claim.",
    ranking: 4,
  },
  {
    faqId: "SVC-09",
    question: "Can you help me at the roadside?",
    answer:
      "Yes, day and night. Call the number on your insurance card, say where you are, and stay where you are safe until help comes.",
    ranking: 5,
  },
  {
    faqId: "SVC-11",
    question: "What does the rental allowance per day cover?",
    answer:
      "The price of the car and the taxes on it. Fuel, tolls and extra insurance from the rental company are not included.",
    ranking: "11",
  },
  {
    faqId: "SVC-12",
    question: "My policy has no rental coverage. What can I do?",
    answer:
      "You can rent a car on your own. If someone else caused the damage, their insurer may pay you back: keep the receipts.",
    ranking: "12",
  },
];
