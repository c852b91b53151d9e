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

/**
 * Remembers the computed styles of all elements of the page and of their pseudo-elements.
 *
 * @returns a function that lists what differs from them now
 */
export function rememberStyles(): () => string[] {
  const properties = declaredProperties();
  const remembered = computedStyles(properties);
  return () =>
    [...computedStyles(properties)].flatMap(([name, values]) =>
      values.flatMap((value, index) =>
        value === remembered.get(name)?.[index] ? [] : `${name} { ${properties[index]}: ${value} }`,
      ),
    );
}

/**
 * The properties that the constructed style sheets of the page declare, without custom properties. If sheets change
 * any other property, for example a width, they change one of these too.
 */
function declaredProperties(): string[] {
  const inRules = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) =>
      (rule instanceof CSSStyleRule ? [...rule.style] : []).concat(
        "cssRules" in rule ? inRules(rule.cssRules as CSSRuleList) : [],
      ),
    );
  const all = document.adoptedStyleSheets.flatMap((sheet) => inRules(sheet.cssRules));
  return [...new Set(all)].filter((property) => !property.startsWith("--"));
}

/** The values of properties by element or pseudo-element. */
function computedStyles(properties: readonly string[]): Map<string, string[]> {
  const styles = new Map<string, string[]>();
  for (const [index, element] of document.body.querySelectorAll("*").entries()) {
    for (const pseudo of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, pseudo);
      const isRendered = !pseudo || !["none", "normal"].includes(style.content);
      styles.set(
        `${index} ${element.localName}.${element.getAttribute("class")}${pseudo}`,
        isRendered ? properties.map((name) => style.getPropertyValue(name)) : ["not rendered"],
      );
    }
  }
  return styles;
}

/** The style sheets of a package: the whole one, those of its components by name, and all of these in two orders. */
export interface Sheets {
  whole: string;
  components: Readonly<Record<string, string>>;
  sorted: string;
  reversed: string;
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
  const readDifferences = rememberStyles();
  const differencesWith = (sheet = ""): string[] => {
    adoptSheets(sheet);
    return readDifferences();
  };
  const sheets = packages.at(-1);
  return {
    own: differencesWith(sheets?.components[name]),
    sorted: differencesWith(sheets?.sorted),
    reversed: differencesWith(sheets?.reversed),
  };
}
