"use client";

import type { WidthBreakpoint } from "../view/width-breakpoint.ts";
import { useViewValue } from "./map-view-context.ts";

/** How wide the map around a component is: `xsmall` up to 544 px, `small` to 768, `medium` to 992, `large` to 1200. */
export function useWidthBreakpoint(): WidthBreakpoint {
  return useViewValue((view) => view.widthBreakpoint);
}
