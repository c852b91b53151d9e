/**
 * Replaces each text of a page as a browser's translation does: the text node by a `<font>` with its text. Code that
 * has kept the node then has one that is no longer on the page.
 */
export function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
