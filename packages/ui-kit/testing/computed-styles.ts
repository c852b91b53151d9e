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

/** Every property of every element of the page and of its pseudo-elements. */
export function computedStyles(): string[] {
  return [...document.body.querySelectorAll("*")].flatMap((element, index) =>
    ["", "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const name = `${index} ${element.localName}.${element.getAttribute("class")}${pseudo}`;
      return [...style].map(
        (property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`,
      );
    }),
  );
}
