/**
 * Adds a rule to the style sheets of an element's page or frame until the returned function is called. Inline
 * styles would overwrite those that the page, or a second copy of the kit, sets in the meantime. Does nothing
 * without adopted style sheets, as in jsdom.
 */
export function addPageRule(rule: string, { ownerDocument: page }: Element): () => void {
  const view = page.defaultView;
  if (!view || !("adoptedStyleSheets" in page)) return () => {};
  // A document accepts only sheets that were created in its window.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rule);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
