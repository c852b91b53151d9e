/** What hostile text must not create in a package's widgets. */
export interface Hostile {
  /** Selector of elements that run or request something, which no widget of the package has. */
  elements: string;
  /** Whether an attribute runs or requests something. */
  isAttribute: (attribute: Attr) => boolean;
}

/** The hostile elements and attributes in a part of the page, including its shadow roots. */
export function hostilePartsIn(root: ParentNode, hostile: Hostile): string[] {
  const elements = elementsIn(root);
  return [
    ...elements
      .filter((element) => element.matches(hostile.elements))
      .map(({ tagName }) => tagName),
    ...elements.flatMap((element) =>
      [...element.attributes]
        .filter(hostile.isAttribute)
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  ];
}

function elementsIn(root: ParentNode): Element[] {
  const elements = [...root.querySelectorAll("*")];
  const inside = elements.map(({ shadowRoot }) => (shadowRoot ? elementsIn(shadowRoot) : []));
  return elements.concat(...inside);
}
