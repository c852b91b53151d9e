const OURS = "ck-";

/**
 * Gives the content of a shadow root the parts of its style hooks, and keeps them up to date: a page
 * styles `.ck-card` of a React widget as `::part(ck-card)` of an element. A `data-part` is a part of
 * its own name, and of one that begins with its component's: `toggle` and `ck-accordion-toggle`.
 */
export function exposeParts(shadow: ShadowRoot): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes") expose(target as Element);
      // No `instanceof`, because an element in a frame has that frame's classes.
      for (const node of addedNodes)
        if (node.nodeType === Node.ELEMENT_NODE) exposeAll(node as Element);
    }
  });
  observer.observe(shadow, {
    attributeFilter: ["class", "data-part"],
    childList: true,
    subtree: true,
  });
  // What a server has rendered.
  for (const element of shadow.children) exposeAll(element);
}

function exposeAll(element: Element): void {
  expose(element);
  for (const inside of element.querySelectorAll("[class], [data-part]")) expose(inside);
}

function expose(element: Element): void {
  const parts = partsOf(element).join(" ");
  if (parts === (element.getAttribute("part") ?? "")) return;
  if (parts) element.setAttribute("part", parts);
  else element.removeAttribute("part");
}

function partsOf(element: Element): string[] {
  const part = element.getAttribute("data-part");
  const owner = part && element.parentElement?.closest(`[class*="${OURS}"]`);
  const [name] = owner ? classesOf(owner) : [];
  return [
    ...classesOf(element),
    ...(part ? [part] : []),
    ...(part && name ? [`${name}-${part}`] : []),
  ];
}

function classesOf(element: Element): string[] {
  return [...element.classList].filter((name) => name.startsWith(OURS));
}
