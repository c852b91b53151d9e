import { expect, test } from "vitest";
import { widthBreakpoint } from "./width-breakpoint.ts";

test.each([
  { width: 320, breakpoint: "xsmall" },
  { width: 544, breakpoint: "xsmall" },
  { width: 545, breakpoint: "small" },
  { width: 768, breakpoint: "small" },
  { width: 769, breakpoint: "medium" },
  { width: 992, breakpoint: "medium" },
  { width: 993, breakpoint: "large" },
  { width: 1200, breakpoint: "large" },
  { width: 1201, breakpoint: "xlarge" },
])("$width px is $breakpoint", ({ width, breakpoint }) => {
  expect(widthBreakpoint(width)).toBe(breakpoint);
});
