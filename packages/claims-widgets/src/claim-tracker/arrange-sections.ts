import { AREA_OF, isSectionName } from "./section-name.ts";

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
  const head: string[] = [];
  const aside: string[] = [];
  const main: string[] = [];
  const areas = { head, aside, main, accordions: main };
  let area = head;
  for (const name of new Set(names)) {
    if (isSectionName(name)) area = areas[AREA_OF[name]];
    area.push(name);
  }
  const start = main.findIndex(isAccordion);
  const end = main.findLastIndex(isAccordion) + 1;
  return {
    head,
    aside,
    before: end === 0 ? main : main.slice(0, start),
    accordions: main.slice(Math.max(start, 0), end),
    after: end === 0 ? [] : main.slice(end),
  };
}

/** Whether a name is the name of a section that opens and closes. */
function isAccordion(name: string): boolean {
  return isSectionName(name) && AREA_OF[name] === "accordions";
}
