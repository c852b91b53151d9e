import type { DescribedElement, DescribedPart } from "./described-element.ts";

const INTRODUCTION = `# Parts

The names by which a page styles what is inside a widget. [Elements](claims.md#elements) has the rules.

- A name that begins with \`ck-\` is a class of a React component: \`.ck-claim-summary\`. Inside an element it is a part: \`claim-summary::part(ck-claim-summary)\`.
- Each other name is a \`data-part\`: \`.ck-accordion [data-part="toggle"]\` and \`claim-summary::part(toggle)\`.
- A widget has only some of its parts at a time, such as the parts of its error message or of an open dialog.

<!-- Written by \`vitest run -u --project node tools/build/manifests\` from the components' source. -->
`;

/** The page `docs/reference/parts.md`: the parts of each element and of each component inside. */
export function partsPage(elements: readonly DescribedElement[]): string {
  const shared = elements.flatMap(({ sharedParts }) => sharedParts);
  return [
    INTRODUCTION,
    "## Elements\n",
    "The parts of each element, except for the parts of components inside it.\n",
    ...elements.map(elementSection),
    "## Components\n",
    "The parts of the components inside elements.\n",
    componentsOf(shared)
      .map((component) => {
        const parts = shared.filter((part) => part.component === component);
        return `- ${component}: ${namesOf(parts)}\n`;
      })
      .join(""),
  ].join("\n");
}

function elementSection({ name, parts, sharedParts }: DescribedElement): string {
  return `### ${name}\n\n${namesOf(parts)}\n\nComponents: ${componentsOf(sharedParts).join(", ")}.\n`;
}

function componentsOf(parts: readonly DescribedPart[]): string[] {
  return [...new Set(parts.map(({ component }) => component))].toSorted();
}

function namesOf(parts: readonly DescribedPart[]): string {
  const names = new Set(parts.map(({ name }) => name));
  return [...names]
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(", ");
}
