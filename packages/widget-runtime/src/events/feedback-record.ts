/** What a user answered to "Was this helpful?", and where. */
export interface FeedbackRecord {
  claimNumber: string;
  contactId?: string;
  persona: "member" | "third-party" | "associate";
  device: "desktop" | "tablet" | "mobile";
  component: string;
  claimType?: string;
  feedbackSection: "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE" | "FAQ";
  faqId?: string;
  feedbackResponse: "Yes" | "No";
}
