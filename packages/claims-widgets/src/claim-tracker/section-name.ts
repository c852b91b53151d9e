/**
 * The sections of a claim's page and their areas, in their order. Each is also a slot of the element, which its comment
 * describes.
 */
export const AREA_OF = {
  /** Replaces the heading and the number of the claim. */
  number: "head",
  /** Replaces the status and the latest update. */
  status: "head",
  /** Replaces the five stages. */
  path: "head",
  /** Replaces the next steps. */
  "next-steps": "aside",
  /** Replaces what is paid, and the deductible. */
  money: "aside",
  /** Replaces the bar with the phone number and the documents. */
  "contact-bar": "aside",
  /** Replaces the summary. */
  summary: "main",
  /** Replaces the timeline. */
  timeline: "main",
  /** Replaces the report. */
  report: "accordions",
  /** Replaces the services. */
  services: "accordions",
  /** Replaces the repairs. */
  repairs: "accordions",
  /** Replaces the payout. */
  payout: "accordions",
  /** Replaces the section about the end of the claim. */
  close: "accordions",
  /** Replaces the contacts. */
  contacts: "main",
  /** The FAQs, such as `<interactive-faqs>`. Without them, it shows a link with the action `open-faqs`. */
  faqs: "main",
} as const;

/** The name of a section of a claim's page. */
export type SectionName = keyof typeof AREA_OF;

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(AREA_OF, name);
}
