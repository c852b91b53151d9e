/**
 * Adds a rule to the page's style sheets until the returned function is called. Inline styles would
 * overwrite those that the page, or a second copy of the kit, sets in the meantime.
 */
export function addPageRule(rule: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
