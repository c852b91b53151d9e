import { stylesText } from "../styles-text.ts";

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Adds the styles of the map to the root of a node. A host that only imports this module has no style sheet, and the
 * style sheets of the page do not apply inside a shadow root. Duplicate styles are harmless.
 */
export function adoptMapStyles(node: Element): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  // jsdom has no constructed style sheets.
  if (root.adoptedStyleSheets === undefined) return;
  const sheet = sheetOf(node.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

function sheetOf(page: Document): CSSStyleSheet {
  const known = sheets.get(page);
  if (known) return known;
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(stylesText);
  sheets.set(page, sheet);
  return sheet;
}
