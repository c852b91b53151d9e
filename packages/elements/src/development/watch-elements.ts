import { isSectionName } from "@claimkit/claims-widgets/internal/section-name";
import { attributeProblems, type KnownElement } from "./attribute-problems.ts";
import { knownElements } from "./known-elements.ts";

/** In ms. Frameworks set attributes, properties and children after they have inserted an element. */
const SETTLED_AFTER = 1000;

const PAGE = "https://github.com/claimkit/claimkit/blob/main/docs/reference/claims.md#elements";

/** Warns of wrong attributes of the elements in a document, now and whenever they change. */
export function watchElements(document: Document): void {
  const warned = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    timer = undefined;
    for (const element of document.querySelectorAll(":defined")) {
      const known = knownElement(element);
      const problems = known ? problemsOf(element, known) : [];
      for (const problem of problems) {
        const warning = `<${element.localName}> ${problem} See ${PAGE}`;
        if (warned.has(warning)) continue;
        warned.add(warning);
        // oxlint-disable-next-line no-console -- meant for developers
        console.warn(warning);
      }
    }
  }

  function schedule(): void {
    timer ??= setTimeout(check, SETTLED_AFTER);
  }

  new MutationObserver(schedule).observe(document, {
    attributes: true,
    childList: true,
    subtree: true,
  });
  schedule();
}

/** An element may have a prefix. */
function knownElement({ localName }: Element): KnownElement | undefined {
  if (!localName.includes("-")) return undefined;
  const [, known] =
    Object.entries(knownElements).find(
      ([name]) => localName === name || localName.endsWith(`-${name}`),
    ) ?? [];
  return known;
}

function problemsOf(element: Element, known: KnownElement): string[] {
  const attributes = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  const hasProperty = (name: string): boolean => (Reflect.get(element, name) ?? "") !== "";
  return [...attributeProblems(known, { attributes, hasProperty }), ...unknownSections(element)];
}

function unknownSections(element: Element): string[] {
  const slots = new Set([...element.children].map(({ slot }) => slot));
  const sections = element.getAttribute("sections")?.split(",") ?? [];
  return sections
    .map((name) => name.trim())
    .filter((name) => name !== "" && !isSectionName(name) && !slots.has(name))
    .map((name) => `has no section "${name}", and no child with slot="${name}".`);
}
