"use client";

import type { WidthBreakpoint } from "../view/width-breakpoint.ts";
import { useViewValue } from "./map-view-context.ts";

/** Returns the width breakpoint of the surrounding map: `xsmall` up to 544 px, `small` to 768, `medium` to 992, `large` to 1200. */
export function useWidthBreakpoint(): WidthBreakpoint {
  return useViewValue((view) => view.widthBreakpoint);
}
