import { BREAKPOINTS } from "../constants.ts";

/** How wide a map is, as one of five words. */
export type WidthBreakpoint = "xsmall" | "small" | "medium" | "large" | "xlarge";

/** The breakpoint of a width in CSS px: `xsmall` up to 544, `small` to 768, `medium` to 992, `large` to 1200. */
export function widthBreakpoint(width: number): WidthBreakpoint {
  if (width <= BREAKPOINTS.xsmall) return "xsmall";
  if (width <= BREAKPOINTS.small) return "small";
  if (width <= BREAKPOINTS.medium) return "medium";
  if (width <= BREAKPOINTS.large) return "large";
  return "xlarge";
}
