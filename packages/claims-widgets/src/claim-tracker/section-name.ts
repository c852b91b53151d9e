/** The sections of a claim's page and their areas, in their order. */
export const AREA_OF = {
  number: "head",
  status: "head",
  path: "head",
  "next-steps": "aside",
  money: "aside",
  "contact-bar": "aside",
  summary: "main",
  timeline: "main",
  report: "main",
  services: "main",
  repairs: "main",
  payout: "main",
  close: "main",
  contacts: "main",
  faqs: "main",
} as const;

/** The name of a section of a claim's page. */
export type SectionName = keyof typeof AREA_OF;

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(AREA_OF, name);
}
