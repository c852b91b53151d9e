import { stylesText } from "../styles-text.ts";

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Gives the tree around a node the styles of the map: a host that only names this module has imported no style sheet,
 * and a page's style sheet would not reach into a shadow root. Repeating them does no harm.
 */
export function adoptOwnStyles(node: Element): void {
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
