import { options } from "preact";

/**
 * Sets the text of an element that has nothing else as React does, by `textContent`. Preact would update a text node,
 * which is no longer on the page if the browser has translated it.
 */
export function setTextAsReact(): void {
  const normalize = options.vnode;
  options.vnode = (vnode) => {
    normalize?.(vnode);
    const { type, props } = vnode as { type: unknown; props: Record<string, unknown> };
    const { children } = props;
    // `<text>` is of SVG, whose elements Preact gives attributes only.
    if (typeof type !== "string" || type === "text") return;
    if (typeof children === "string" || typeof children === "number")
      vnode.props = { ...props, children: undefined, textContent: children } as typeof vnode.props;
    // A clone of an element that had text.
    else if (children !== undefined) delete props["textContent"];
  };
}
