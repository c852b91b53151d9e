import type { Category } from "@claimkit/claims-api";
import { AREA_OF, isSectionName, type SectionName } from "./section-name.ts";

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
