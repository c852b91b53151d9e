/** Format of an element whose text is on one line. */
const LINES: Readonly<Record<string, (text: string) => string>> = {
  h4: (text) => `# ${text}`,
  h5: (text) => `## ${text}`,
  p: (text) => text,
  dt: (text) => `${text}:`,
  dd: (text) => text,
  legend: (text) => `${text}:`,
  label: (text) => `( ) ${text}`,
  button: (text) => `[${text}]`,
};

/**
 * The content of a section, line by line and in order: `# headings`, text, `[buttons]`,
 * `[links](href)`, `( ) radios`, documents by the name of their toolbar, and alerts. Text in any
 * element but a `div` is a line with the element's name, so that nothing visible is missed. Closed
 * content is left out.
 */
export function outlineOf(section: Element): string[] {
  return [...section.childNodes].flatMap((node) => {
    if (!(node instanceof Element)) {
      const text = node.textContent?.trim();
      if (!text) return [];
      return [section.localName === "div" ? text : `${section.localName}: ${text}`];
    }
    if (!node.checkVisibility()) return [];
    if (node.classList.contains("ck-document")) return [documentLine(node)];
    const text = textOf(node).trim();
    if (node.role === "alert") return [`alert: ${text}`];
    if (node.matches("dd:has(> button)")) return outlineOf(node);
    const write = LINES[node.localName];
    if (!write) return node.localName === "a" ? [text] : outlineOf(node);
    return text ? [write(text)] : [];
  });
}

/** The text of an element, with links in Markdown. */
function textOf(node: Node): string {
  if (node instanceof HTMLAnchorElement)
    return `[${node.textContent}](${node.getAttribute("href")})`;
  if (!node.hasChildNodes()) return node.textContent ?? "";
  return [...node.childNodes].map(textOf).join("");
}

function documentLine(document: Element): string {
  const failure = document.querySelector('[role="alert"]')?.textContent;
  const name = document.querySelector('[role="toolbar"]')?.ariaLabel;
  return `document: ${name ?? failure ?? "loading"}`;
}
