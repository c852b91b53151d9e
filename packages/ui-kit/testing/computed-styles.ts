/** Without transitions, which would let a test see a value between two. */
const NO_TRANSITIONS = "*, *::before, *::after { transition: none !important }";

/** Replaces the style sheets of the page that were constructed. */
export function adoptSheets(...sheets: readonly string[]): void {
  document.adoptedStyleSheets = [...sheets, NO_TRANSITIONS].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** Every property of every element of the page and of its pseudo-elements, of those not rendered only that. */
export function computedStyles(): string[] {
  return [...document.body.querySelectorAll("*")].flatMap((element, index) =>
    ["", "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const name = `${index} ${element.localName}.${element.getAttribute("class")}${pseudo}`;
      if (pseudo && ["none", "normal"].includes(style.content)) return [`${name} { not rendered }`];
      return [...style].map(
        (property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`,
      );
    }),
  );
}

/** The style sheets of a package: the whole one, and those of its components by name. */
export interface Sheets {
  whole: string;
  components: Readonly<Record<string, string>>;
}

/** Computed styles of the page that differ from those with the whole sheets. */
export interface StyleDifferences {
  /** With only the component's own sheet. */
  own: string[];
  /** With the sheets of all components, in the order of their names. */
  sorted: string[];
  /** With the same, in reverse order. */
  reversed: string[];
}

/**
 * Compares the styles of the page with other sheets to those with the whole sheets.
 *
 * @param name the component that the page shows
 * @param packages the component's package, after those that it builds on
 */
export function styleDifferences(name: string, ...packages: readonly Sheets[]): StyleDifferences {
  adoptSheets(...packages.map(({ whole }) => whole));
  const expected = new Set(computedStyles());
  const differencesWith = (...sheets: readonly string[]): string[] => {
    adoptSheets(...sheets);
    return computedStyles().filter((line) => !expected.has(line));
  };
  const all = packages.flatMap(({ components }) => Object.values(components));
  return {
    own: differencesWith(packages.at(-1)?.components[name] ?? ""),
    sorted: differencesWith(...all),
    reversed: differencesWith(...all.toReversed()),
  };
}
