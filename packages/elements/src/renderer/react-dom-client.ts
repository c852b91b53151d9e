import { type ComponentChildren, createElement } from "preact";
import { render } from "preact/compat";
import { ignoreInheritedProps } from "./inherited-props.ts";
import { setTextAsReact } from "./own-text.ts";
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
 * Attributes and properties that a script sets after it has inserted an element belong to the first render.
 */
export function createRoot(
  container: ParentNode,
  { identifierPrefix = "" }: { identifierPrefix?: string } = {},
): Root {
  const nextId = countIds(identifierPrefix);
  let shown: ComponentChildren = null;
  let isScheduled = false;

  function update(): void {
    isScheduled = false;
    if (shown !== null) render(createElement(NextId, { value: nextId }, shown), container);
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
