const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * What stands in an element inherits the tokens, and nothing else of the look of the page around it.
 * The page's own rules for the element win over `:host`.
 */
const HOST_SHEET = `
@layer claimkit.tokens {
  :host { display: block }
  :host([hidden]) { display: none }
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
 * Gives a shadow root its styles. Each is parsed once for a document, and shared. Sheets that something inside has
 * added, such as a map, stay when the element moves.
 */
export function adoptStyles(shadow: ShadowRoot, styles: readonly string[]): void {
  const sheets = [HOST_SHEET, ...styles].map((text) => sheetFor(shadow.ownerDocument, text));
  // Stand-ins for a browser have none.
  const { adoptedStyleSheets: adopted = [] }: Partial<ShadowRoot> = shadow;
  const added = adopted.filter((sheet) => !sheets.includes(sheet));
  shadow.adoptedStyleSheets = [...sheets, ...added];
}

/**
 * Gives a document the tokens, once. They stand on `:root` of the page and are inherited into every
 * shadow root; on `:host` they would hide what the page itself says.
 */
export function adoptTokens(document: Document, tokens: string): void {
  // Stand-ins for a browser have none; a host's tests draw without styles there.
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
