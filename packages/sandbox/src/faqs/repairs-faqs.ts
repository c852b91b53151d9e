import type { CategoryFaq } from "./faq.ts";

/** Answers with a list, a link and bold words, and one whose preview would end in the middle of an emoji. */
export const repairsFaqs: readonly CategoryFaq[] = [
  {
    faqId: "REP-01",
    question: "Which repair shop can I choose?",
    answer:
      "Any shop you like. With a shop of <b>our repair network</b>, repairs begin sooner and their quality is <b>guaranteed for as long as you own or lease the vehicle</b>.",
    ranking: 1,
  },
  {
    faqId: "REP-02",
    question: "How do I get an estimate?",
    answer:
      "There are three ways:<ul><li>Visit a shop of our repair network</li><li>Come to a drive-in inspection</li><li>Send us photos of the damage</li></ul>None of them costs you anything.",
    ranking: 2,
  },
  {
    faqId: "REP-03",
    question: "Where do I find a shop near me?",
    answer:
      'Search by ZIP code or address on <a href="https://insurer.example.com/repair-shops">our shop finder</a>. It shows how far each shop is from you.',
    ranking: 3,
  },
  {
    faqId: "REP-04",
    question: "How will I know that my vehicle is ready?",
    answer:
      "The shop calls you, and this page shows it. Before you drive off, walk once around the vehicle together with the mechanic. Enjoy 🚗 the ride home.",
    ranking: 4,
  },
  {
    faqId: "REP-05",
    question: "What if the shop finds more damage?",
    answer:
      "That happens often, as some damage shows only when parts come off. The shop asks us, we approve, and you get a new estimate here.",
    ranking: 5,
  },
  {
    faqId: "REP-06",
    question: "Will the shop use original parts?",
    answer:
      "The estimate names the kind of each part. You may ask for original ones; if they cost more than your policy pays, you pay the rest.",
    ranking: 6,
  },
  {
    faqId: "REP-07",
    question: "When do I pay my deductible?",
    answer: "When you pick up your vehicle. You pay it to the shop, not to us.",
    ranking: 7,
  },
  {
    faqId: "REP-08",
    question: "What is a total loss?",
    answer:
      "A vehicle is a total loss when repairs would cost more than it is worth, or when it could not be made safe again. We then pay what it was worth just before the accident.",
    ranking: 8,
  },
  {
    faqId: "REP-09",
    question: "How do you find out what my vehicle is worth?",
    answer:
      "We compare it with vehicles of the same kind, age and mileage that were sold near you. The valuation lists them all, so that you can check.",
    ranking: 9,
  },
  {
    faqId: "REP-10",
    question: "Can I keep a vehicle that is a total loss?",
    answer: "In most states, yes. We pay you less then, and the title changes to a salvage title.",
    ranking: 10,
  },
  {
    faqId: "REP-11",
    question: "Can I change my appointment?",
    answer: "Yes, up to two hours before it. Choose <b>Change appointment</b> on this page.",
    ranking: 11,
  },
  {
    faqId: "REP-12",
    question: "Can I wait while my vehicle is being inspected?",
    answer: "Yes. A drive-in inspection takes about 20 minutes.",
    ranking: 12,
  },
];
