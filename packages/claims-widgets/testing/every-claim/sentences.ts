/** A sentence, heading, label or button that the specification quotes. */
export interface Sentence {
  /** The line of spec 000. */
  line: number;
  quoted: string;
  /** How it reads on a claim's page, where the quote has a blank. */
  reads?: RegExp;
  /** Why no page of a claim has it. */
  elsewhere?: string;
}

const FAQ = "package faq";
const FINDER = "package shop-finder";
const RULE = "a rule, no text";

/** Everything between quotation marks in spec 000, in its order. */
export const sentences: readonly Sentence[] = [
  { line: 12, quoted: "Please wait while we process your request." },
  { line: 16, quoted: "Claim progress" },
  { line: 19, quoted: "Claims" },
  { line: 19, quoted: "Track claim" },
  { line: 25, quoted: "View & upload documents" },
  { line: 25, quoted: "Electronic payment options" },
  { line: 25, quoted: "Tell us more" },
  { line: 36, quoted: "Payout" },
  { line: 36, quoted: "Latest update: Summary of payments" },
  { line: 36, quoted: "Here's what we have for your vehicle repairs as of today:" },
  { line: 36, quoted: "Currently we have no payment information, please check back soon." },
  { line: 36, quoted: "Open payment breakdown" },
  { line: 36, quoted: "Close payment breakdown" },
  { line: 36, quoted: "Payment to {payee}", reads: /Payment to West Loop Auto Rebuilders/ },
  { line: 36, quoted: "Was this helpful?" },
  { line: 40, quoted: "View on map" },
  { line: 41, quoted: "Current estimate" },
  { line: 41, quoted: "Initial estimate" },
  { line: 44, quoted: "Choose one of the options below:" },
  { line: 46, quoted: "General claim questions" },
  { line: 50, quoted: "- toll free" },
  { line: 50, quoted: "- U.S. only" },
  { line: 53, quoted: "Claims Frequently Asked Questions", elsewhere: FAQ },
  { line: 54, quoted: "Popular questions about", elsewhere: FAQ },
  { line: 54, quoted: "All FAQ", elsewhere: FAQ },
  { line: 54, quoted: "See more", elsewhere: FAQ },
  { line: 54, quoted: "See less", elsewhere: FAQ },
  { line: 57, quoted: "Let's look for a repair shop", elsewhere: FINDER },
  { line: 57, quoted: "Find a repair shop", elsewhere: FINDER },
  { line: 57, quoted: "Get directions", elsewhere: FINDER },
  { line: 60, quoted: "Thank you for your feedback!" },
  {
    line: 60,
    quoted: "You can provide additional details using the blue Feedback tab",
  },
  { line: 77, quoted: "Yes" },
  { line: 77, quoted: "No" },
  { line: 78, quoted: "Other" },
  { line: 86, quoted: "Your claim is still open" },
  { line: 86, quoted: "Your claim is now closed" },
  { line: 92, quoted: "Rental coverage available" },
  { line: 92, quoted: "Rental coverage not available" },
  { line: 92, quoted: "We're checking your rental coverage" },
  { line: 92, quoted: "Rental car information" },
  { line: 96, quoted: "Invalid Address", elsewhere: FINDER },
  {
    line: 97,
    quoted: "You will not need to pay a deductible upon the completion of your vehicle repairs.",
  },
  { line: 99, quoted: "$X deductible", reads: /\$1,000 deductible/ },
  {
    line: 99,
    quoted: "$a per day / $b per accident",
    reads: /\$45\.50 per day \/ \$1,365 per accident/,
  },
  { line: 102, quoted: "Total amount authorized", elsewhere: "hidden in the services" },
  { line: 102, quoted: "Total days authorized", elsewhere: "hidden in the services" },
  { line: 107, quoted: "pick from results", elsewhere: FINDER },
  { line: 108, quoted: "Your claim has been received" },
  { line: 113, quoted: "9", elsewhere: RULE },
  { line: 145, quoted: "Your claim repairs section didn't load. We'll get that fixed." },
  { line: 146, quoted: "Your claim report section didn't load. We'll get that fixed." },
  { line: 147, quoted: "Your claim services section didn't load. We'll get that fixed." },
  { line: 148, quoted: "Your claim close section didn't load. We'll get that fixed." },
  { line: 149, quoted: "Your claim payout section didn't load. We'll get that fixed." },
  { line: 150, quoted: "Your claim summary didn't load. We'll get it fixed." },
  { line: 151, quoted: "Your claim progress didn't load. We'll get it fixed." },
  { line: 152, quoted: "The popular questions didn't load. We'll get it fixed.", elsewhere: FAQ },
  {
    line: 153,
    quoted: "Our contact info didn't load. If you need us, call {phone}.",
    reads: /Our contact info didn't load\. If you need us, call[\s\S]{0,60}800-555-0199/,
  },
  {
    line: 154,
    quoted:
      "Claim data failed to load, please try again later or contact the Claim Service Center at {phone}",
    reads:
      /Claim data failed to load, please try again later or contact the Claim Service Center at[\s\S]{0,60}800-555-0199/,
  },
  { line: 156, quoted: "No Shops Found", elsewhere: FINDER },
  { line: 156, quoted: "Search is unavailable. Please try again later.", elsewhere: FINDER },
];
