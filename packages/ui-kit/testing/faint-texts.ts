import { contrast } from "./contrast.ts";

const ENOUGH = 4.5;

/** Each visible text whose contrast with its background is less than 4.5, with its contrast. */
export function faintTexts(root: Element | ShadowRoot): string[] {
  return textContrasts(root)
    .filter(({ ratio }) => ratio < ENOUGH)
    .map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
}

/** A text and its contrast with its background. */
export interface TextContrast {
  readonly text: string;
  readonly ratio: number;
}

/** The contrast of each visible text. */
export function textContrasts(root: Element | ShadowRoot): TextContrast[] {
  return textNodes(root).flatMap((text) => {
    const element = text.parentElement;
    if (!element || !isSeen(text, element) || isDisabled(element)) return [];
    const ratio = contrast(getComputedStyle(element).color, ...backgrounds(element));
    return { text: text.data.trim(), ratio };
  });
}

function textNodes(root: Element | ShadowRoot): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ data }) => data.trim() !== "");
}

/** Whether it is rendered, and not only for screen readers. */
function isSeen(text: Text, element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width, height } = range.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ancestors(element).every((each) => getComputedStyle(each).clipPath !== "inset(50%)")
  );
}

/** WCAG requires no contrast of disabled controls. */
function isDisabled(element: Element): boolean {
  return element.closest(":disabled, [aria-disabled=true]") !== null;
}

/** The backgrounds below an element, the lowest one first. */
function backgrounds(element: Element): string[] {
  return [
    "white",
    ...ancestors(element)
      .map((each) => getComputedStyle(each).backgroundColor)
      .toReversed(),
  ];
}

/** The element, and those around it, also outside of its shadow root. */
function ancestors(element: Element): Element[] {
  const root = element.getRootNode();
  const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return [element, ...(parent ? ancestors(parent) : [])];
}
