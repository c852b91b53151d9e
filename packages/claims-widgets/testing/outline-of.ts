/** What of a section counts, and how it is written. */
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
 * What a section shows, line by line and in order: `# headings`, text, `[buttons]`, `( ) radios`,
 * documents by the name of their toolbar, and alerts. What is closed is left out, and what is inside of
 * something that has a line already.
 */
export function outlineOf(section: Element): string[] {
  return [...section.children].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    if (element.classList.contains("ck-document")) return [documentLine(element)];
    const text = element.textContent.trim();
    if (element.role === "alert") return [`alert: ${text}`];
    const write = LINES[element.localName];
    if (!write) return outlineOf(element);
    return text ? [write(text)] : [];
  });
}

function documentLine(document: Element): string {
  const failure = document.querySelector('[role="alert"]')?.textContent;
  const name = document.querySelector('[role="toolbar"]')?.ariaLabel;
  return `document: ${name ?? failure ?? "loading"}`;
}
