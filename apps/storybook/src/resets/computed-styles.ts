const PROPERTIES = [
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

/** A border without a width; its other values don't matter. */
const NO_BORDER = /^0px (?!0px).*[a-z].*/;

const PARTS = ":is([class^=ck-], [class^=ck-] *):not(svg *)";

/** The computed styles and sizes of all kit components and their content: one line per property. */
export function computedStyles(root: ParentNode): string[] {
  const visible = [...root.querySelectorAll(PARTS)].filter((element) =>
    element.checkVisibility({ opacityProperty: true }),
  );
  return visible.flatMap((element, index) => {
    const part = element.getAttribute("class") ?? element.getAttribute("data-part");
    return [...stylesOf(element), ...pseudoElementStylesOf(element)].map(
      (line) => `${index} ${element.localName} ${part}: ${line}`,
    );
  });
}

function stylesOf(element: Element): string[] {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return [
    `size: ${Math.round(width)} x ${Math.round(height)}`,
    `corners: ${style.borderTopLeftRadius}`,
    ...PROPERTIES.map((property) => `${property}: ${style[property].replace(NO_BORDER, "none")}`),
  ];
}

/** Styles of pseudo-elements, such as a check mark, with their outer size for both values of `box-sizing`. */
function pseudoElementStylesOf(element: Element): string[] {
  return ["::before", "::after"].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (style.content === "none" || style.content === "normal") return [];
    const outer = (size: string, ...edges: string[]): number =>
      (style.boxSizing === "content-box" ? edges : [])
        .map(Number.parseFloat)
        .reduce((sum, edge) => sum + edge, Number.parseFloat(size));
    const { width, height, borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } =
      style;
    return [
      `pseudo-element size: ${outer(width, borderLeftWidth, borderRightWidth)} x ${outer(height, borderTopWidth, borderBottomWidth)}`,
      `pseudo-element style: ${style.backgroundColor} ${style.color} ${style.font}`,
    ];
  });
}
