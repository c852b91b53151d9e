import { type RefObject, useEffect } from "react";
import type { ViewStore } from "./view-store.ts";

/** Attributes of the box before it is measured. */
export const unmeasured = { "data-ready": false, "data-width-breakpoint": "xsmall" } as const;

/**
 * Synchronizes the attributes of the box with the state of the map, without React, which would render the whole
 * map again for each change.
 */
export function useBoxState(ref: RefObject<HTMLElement | null>, store: ViewStore): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const write = (): void => {
      const { ready, widthBreakpoint } = store.get();
      setIfChanged(box, "data-ready", String(ready));
      setIfChanged(box, "data-width-breakpoint", widthBreakpoint);
    };
    write();
    return store.subscribe(write);
  }, [ref, store]);
}

/** The state changes in every frame of a movement. */
function setIfChanged(box: HTMLElement, name: string, value: string): void {
  if (box.getAttribute(name) !== value) box.setAttribute(name, value);
}
