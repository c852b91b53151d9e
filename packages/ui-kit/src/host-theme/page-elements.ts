/** Maximum number of links and texts to read. */
const MANY = 200;

const OWN = '[class^="ck-"]';

const BUTTONS =
  'button, [type="submit"], [type="button"], [role="button"], a[class*="btn" i], a[class*="button" i], a[class*="cta" i]';

const FIELDS =
  'input:not([type]), [type="text"], [type="email"], [type="tel"], [type="search"], select, textarea';

/** Elements of the host's page that show its design, without Claimkit's own. */
export interface PageElements {
  readonly buttons: readonly HTMLElement[];
  readonly links: readonly HTMLElement[];
  readonly bars: readonly HTMLElement[];
  readonly fields: readonly HTMLElement[];
  readonly headings: readonly HTMLElement[];
  /** Elements that contain text, with the area that the text takes, in square pixels. */
  readonly texts: ReadonlyMap<HTMLElement, number>;
}

/** Finds elements that show the page's design. Samples links and texts on long pages. */
export function pageElements(document: Document): PageElements {
  const find = (selector: string): HTMLElement[] =>
    sample(document.querySelectorAll<HTMLElement>(selector)).filter(isShown);
  return {
    buttons: find(BUTTONS).filter((button) => !button.matches(":disabled, [aria-disabled=true]")),
    links: find("a[href]"),
    bars: find("header, nav, [role=banner]"),
    fields: find(FIELDS),
    headings: find("h1, h2, h3"),
    texts: textsOf(document),
  };
}

/** Approximate area of an element's text, in square pixels. */
export function textArea(element: Element, text = element.textContent): number {
  return text.trim().length * Number.parseFloat(getComputedStyle(element).fontSize) ** 2;
}

function textsOf(document: Document): Map<HTMLElement, number> {
  const texts = new Map<HTMLElement, number>();
  const top = document.querySelector("main, [role=main]") ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let count = 0; count < MANY && walker.nextNode();) {
    const { data, parentElement } = walker.currentNode as Text;
    if (data.trim() === "" || !parentElement || !isShown(parentElement)) continue;
    count += 1;
    texts.set(parentElement, (texts.get(parentElement) ?? 0) + textArea(parentElement, data));
  }
  return texts;
}

function sample<T extends Element>(elements: NodeListOf<T>): T[] {
  const step = Math.ceil(elements.length / MANY) || 1;
  return [...elements].filter((_, index) => index % step === 0);
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(OWN) === null
  );
}
