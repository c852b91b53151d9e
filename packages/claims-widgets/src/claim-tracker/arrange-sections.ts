import type { Category } from "@claimkit/claims-api";

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

/** The sections that open and close, by name. */
export const CATEGORY_OF: ReadonlyMap<string, Category> = new Map([
  ["report", "REPORT"],
  ["services", "SERVICES"],
  ["repairs", "REPAIRS"],
  ["payout", "PAYOUT"],
  ["close", "CLOSE"],
]);

/** Names of sections. A name that is no {@link SectionName} is the name of a slot. */
export interface Arrangement {
  head: readonly string[];
  aside: readonly string[];
  /** In the main area: what comes before the sections that open and close, these, and what comes after them. */
  before: readonly string[];
  accordions: readonly string[];
  after: readonly string[];
}

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(AREA_OF, name);
}

/**
 * Distributes sections to their areas. A slot is in the area of the section before it; before all of them, in the head.
 * Of a name that is there twice, the first one counts.
 */
export function arrangeSections(names: readonly string[]): Arrangement {
  const areas: Record<(typeof AREA_OF)[SectionName], string[]> = { head: [], aside: [], main: [] };
  let area: keyof typeof areas = "head";
  for (const name of new Set(names)) {
    if (isSectionName(name)) area = AREA_OF[name];
    areas[area].push(name);
  }
  const { head, aside, main } = areas;
  const start = main.findIndex((name) => CATEGORY_OF.has(name));
  const end = main.findLastIndex((name) => CATEGORY_OF.has(name)) + 1;
  return {
    head,
    aside,
    before: end === 0 ? main : main.slice(0, start),
    accordions: main.slice(Math.max(start, 0), end),
    after: end === 0 ? [] : main.slice(end),
  };
}
