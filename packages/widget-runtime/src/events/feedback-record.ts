/** An answer to "Was this helpful?" and its context. */
export interface FeedbackRecord {
  /** The claim's number. */
  claimNumber: string;
  /** The contact who answered, if known. */
  contactId?: string;
  /** Persona of the person who answered. */
  persona: "member" | "third-party" | "associate";
  /** The kind of device, by width and pointer. */
  device: "desktop" | "tablet" | "mobile";
  /** The element that the question is about. */
  component: string;
  /** The claim's type, if known. */
  claimType?: string;
  /** The part of the claim that the question is about. */
  feedbackSection: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE" | "FAQ";
  /** The frequently asked question, if it is about one. */
  faqId?: string;
  /** The answer. */
  feedbackResponse: "Yes" | "No";
}
