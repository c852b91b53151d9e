import { useEffect } from "react";
import type { ViewStore } from "./view-store.ts";

/** What the box says before its map has been measured. */
export const unmeasured = { "data-ready": false, "data-width-breakpoint": "xsmall" } as const;

/**
 * Keeps the attributes of the box in step with the map's state. They are written without React, which would render
 * the whole map again for them while it starts.
 */
export function useBoxState(box: HTMLElement | null, store: ViewStore): void {
  useEffect(() => {
    if (!box) return undefined;
    const write = (): void => {
      const { ready, widthBreakpoint } = store.get();
      setIfChanged(box, "data-ready", String(ready));
      setIfChanged(box, "data-width-breakpoint", widthBreakpoint);
    };
    write();
    return store.subscribe(write);
  }, [box, store]);
}

/** The state also changes with each frame of a movement. */
function setIfChanged(box: HTMLElement, name: string, value: string): void {
  if (box.getAttribute(name) !== value) box.setAttribute(name, value);
}
