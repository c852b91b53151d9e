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
  const visible = [...root.querySelectorAll(PARTS)].filter((element) =>
    element.checkVisibility({ opacityProperty: true }),
  );
  return visible.flatMap((element, place) => {
    const part = element.getAttribute("class") ?? element.getAttribute("data-part");
    return [...looksOf(element), ...marksOf(element)].map(
      (line) => `${place} ${element.localName} ${part}: ${line}`,
    );
  });
}

function looksOf(element: Element): string[] {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return [
    `size: ${Math.round(width)} x ${Math.round(height)}`,
    `corners: ${style.borderTopLeftRadius}`,
    ...LOOK.map((property) => `${property}: ${style[property].replace(NO_BORDER, "none")}`),
  ];
}

/** What is drawn before and after it, such as a tick: its outer size, however that is counted. */
function marksOf(element: Element): string[] {
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
      `mark's size: ${outer(width, borderLeftWidth, borderRightWidth)} x ${outer(height, borderTopWidth, borderBottomWidth)}`,
      `mark's look: ${style.backgroundColor} ${style.color} ${style.font}`,
    ];
  });
}
