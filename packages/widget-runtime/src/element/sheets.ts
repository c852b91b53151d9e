const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

// `until-found` is left to the browsers that know it.
const HIDDEN =
  "onbeforematch" in globalThis ? '[hidden]:not([hidden="until-found" i])' : "[hidden]";

/**
 * An element's content inherits the tokens, and nothing else of the page's styles. The page's own rules
 * for the element override `:host`.
 */
export const HOST_SHEET = `
@layer claimkit-tokens {
  :host { display: block }
  :host(${HIDDEN}) { display: none }
  :host > * {
    color: var(--ck-color-text);
    font: var(--ck-text-body) var(--ck-font);
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    cursor: auto;
    -webkit-text-fill-color: currentColor;
  }
}`;

/**
 * Adopts styles into a shadow root. Each is parsed once per document and shared. Sheets added by
 * content, such as a map, stay when the element moves.
 */
export function adoptStyles(shadow: ShadowRoot, styles: readonly string[]): void {
  const sheets = [HOST_SHEET, ...styles].map((text) => sheetFor(shadow.ownerDocument, text));
  // DOM emulations have none.
  const { adoptedStyleSheets: adopted = [] }: Partial<ShadowRoot> = shadow;
  const added = adopted.filter((sheet) => !sheets.includes(sheet));
  shadow.adoptedStyleSheets = [...sheets, ...added];
}

/**
 * Adopts the tokens into a document, once. They are set on `:root` and inherited into every shadow
 * root; on `:host` they would override the page's own values.
 */
export function adoptTokens(document: Document, tokens: string): void {
  // DOM emulations have none; tests in them render without styles.
  if (document.adoptedStyleSheets === undefined) return;
  const sheet = sheetFor(document, tokens);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

// A constructed sheet belongs to one document: an element that moves to a frame needs others.
function sheetFor(document: Document, text: string): CSSStyleSheet {
  const known = sheetsOf.get(document) ?? new Map<string, CSSStyleSheet>();
  sheetsOf.set(document, known);
  const sheet = known.get(text) ?? createSheet(document, text);
  known.set(text, sheet);
  return sheet;
}

function createSheet(document: Document, text: string): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = document.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}
