import { type ComponentChildren, createElement, options } from "preact";
import { hydrate, render } from "preact/compat";
import { ignoreInheritedProps } from "./inherited-props.ts";
import { asServed, isServed } from "./served.ts";
import { countIds, NextId } from "./use-id.ts";

// After `preact/compat` has installed its own hook.
setTextAsReact();
ignoreInheritedProps();

interface Root {
  render(children: ComponentChildren): void;
  unmount(): void;
}

/**
 * `createRoot` of React, which Preact's own does not replace: it ignores the prefix of ids, and renders immediately.
 * Attributes and properties that a script sets after it has inserted an element belong to the first render. A container
 * with content keeps it, because a server has rendered the same.
 */
export function createRoot(
  container: ParentNode,
  { identifierPrefix = "" }: { identifierPrefix?: string } = {},
): Root {
  const nextId = countIds(identifierPrefix);
  let shown: ComponentChildren = null;
  let isScheduled = false;
  let hasServedContent = container.childElementCount > 0;

  function update(): void {
    isScheduled = false;
    if (shown === null) return;
    const tree = createElement(NextId, { value: nextId }, shown);
    if (hasServedContent) asServed(() => hydrate(tree, container));
    else render(tree, container);
    hasServedContent = false;
  }

  return {
    render(children) {
      shown = children;
      if (!isScheduled) queueMicrotask(update);
      isScheduled = true;
    },
    unmount() {
      shown = null;
      render(null, container);
    },
  };
}

/**
 * Sets the text of an element that has nothing else as React does, by `textContent`. Preact would update a text node,
 * which is no longer on the page if the browser has translated it.
 */
function setTextAsReact(): void {
  const normalize = options.vnode;
  options.vnode = (vnode) => {
    normalize?.(vnode);
    const { type, props } = vnode as { type: unknown; props: Record<string, unknown> };
    const { children } = props;
    // The text is already there, as a node.
    if (isServed()) return;
    // `<text>` is of SVG, whose elements Preact gives attributes only.
    if (typeof type !== "string" || type === "text") return;
    if (typeof children === "string" || typeof children === "number")
      vnode.props = { ...props, children: undefined, textContent: children } as typeof vnode.props;
    // A clone of an element that had text.
    else if (children !== undefined) delete props["textContent"];
  };
}
