/**
 * Adds a rule to the page's style sheets until the returned function is called. Inline styles would
 * overwrite those that the page, or a second copy of the kit, sets in the meantime. Does nothing
 * without adopted style sheets, as in jsdom.
 */
export function addPageRule(rule: string): () => void {
  if (!("adoptedStyleSheets" in document)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
