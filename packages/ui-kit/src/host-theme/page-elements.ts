import type { Weighted } from "./ranking.ts";

/** Maximum number of elements to read of each kind. */
const MANY = 80;

const OWN = '[class^="ck-"]';

const BUTTONS =
  ":is(button, [type=submit], [type=button], [role=button], a:is([class*=btn i], [class*=button i], [class*=cta i])):not(:disabled, [aria-disabled=true])";

const FIELDS = "input:read-write, select, textarea";

/** Elements of the host's page that show its design, without Claimkit's own. */
export interface PageElements {
  readonly buttons: readonly HTMLElement[];
  readonly links: readonly HTMLElement[];
  readonly bars: readonly HTMLElement[];
  readonly fields: readonly HTMLElement[];
  /** Headings and other elements that contain text, with the area that the text takes, in square pixels. */
  readonly headings: readonly Weighted<HTMLElement>[];
  readonly texts: readonly Weighted<HTMLElement>[];
}

/** Finds elements that show the page's design. Samples links and texts on long pages. */
export function pageElements(document: Document): PageElements {
  const find = (selector: string): HTMLElement[] =>
    sample(document.querySelectorAll<HTMLElement>(selector)).filter(isShown);
  return {
    buttons: find(BUTTONS),
    links: find("a[href]"),
    bars: find("header, nav, [role=banner]"),
    fields: find(FIELDS),
    headings: find("h1, h2, h3").map((heading) => [heading, textArea(heading)]),
    texts: textsOf(document),
  };
}

/** Approximate area of an element's text, in square pixels. */
function textArea(element: Element, text = element.textContent): number {
  return text.trim().length * Number.parseFloat(getComputedStyle(element).fontSize) ** 2;
}

function textsOf(document: Document): Weighted<HTMLElement>[] {
  const texts: Weighted<HTMLElement>[] = [];
  const top = document.querySelector("main, [role=main]") ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (texts.length < MANY && walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode as Text;
    if (data.trim() && element && isShown(element)) texts.push([element, textArea(element, data)]);
  }
  return texts;
}

/** Elements at equal distances. Only these are read from the list, because an array of 10,000 takes 8 ms. */
function sample<T extends Element>(elements: NodeListOf<T>): T[] {
  const { length } = elements;
  const step = Math.ceil(length / MANY);
  return Array.from(
    { length: Math.ceil(length / step) || 0 },
    (_, index) => elements[index * step] as T,
  );
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(OWN) === null
  );
}
