const LOOK = [
  "backgroundColor",
  "borderBottom",
  "borderTop",
  "boxShadow",
  "color",
  "display",
  "float",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "letterSpacing",
  "lineHeight",
  "margin",
  "padding",
  "textAlign",
  "textDecorationLine",
  "textTransform",
  "whiteSpace",
] as const;

/** Without a width, it does not matter what a border would look like. */
const NO_BORDER = /^0px (?!0px).*[a-z].*/;

const PARTS = ":is([class^=ck-], [class^=ck-] *):not(svg *)";

/** How the kit's parts and everything in them look, and how large they are: one line for each property. */
export function looksIn(root: ParentNode): string[] {
  const visible = [...root.querySelectorAll(PARTS)].filter((element) => element.checkVisibility());
  return visible.flatMap((element, place) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const part = element.getAttribute("class") ?? element.getAttribute("data-part");
    return [
      `size: ${Math.round(width)} x ${Math.round(height)}`,
      `corners: ${style.borderTopLeftRadius}`,
      ...LOOK.map((property) => `${property}: ${style[property].replace(NO_BORDER, "none")}`),
    ].map((line) => `${place} ${element.localName} ${part}: ${line}`);
  });
}
