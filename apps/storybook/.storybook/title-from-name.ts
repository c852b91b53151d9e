/** Converts the name of a file to a title: "claim-list" to "Claim list", and "all-faqs" to "All FAQs". */
export function titleFromName(name: string): string {
  const words = name.replaceAll("-", " ").replace(/\bfaqs\b/, "FAQs");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
