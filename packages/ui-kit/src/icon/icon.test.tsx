import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import "../styles.css";
import { Icon, iconNames } from "./icon.tsx";

afterEach(cleanup);

test("is decorative without a title", () => {
  const { container } = render(<Icon name="car" />);

  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("is an image with a title", () => {
  render(<Icon name="car" title="Vehicle" />);

  expect(screen.getByRole("img", { name: "Vehicle" })).toBeTruthy();
});

test.each([
  { size: "default", pixels: 24 },
  { size: "small", pixels: 16 },
] as const)("is $pixels px wide in the size $size", ({ size, pixels }) => {
  const { container } = render(<Icon name="car" size={size} />);

  expect(container.querySelector("svg")?.getBoundingClientRect().width).toBe(pixels);
});

test.each(iconNames)("draws %s inside its view box", (name) => {
  const { container } = render(<Icon name={name} />);

  for (const path of container.querySelectorAll("path")) {
    const { x, y, width, height } = path.getBBox();
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(1);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(23);
  }
});

test.each([
  { turn: undefined, ltr: "none", rtl: "none" },
  { turn: "up", ltr: "180deg", rtl: "180deg" },
  { turn: "start", ltr: "90deg", rtl: "-90deg" },
  { turn: "end", ltr: "-90deg", rtl: "90deg" },
] as const)("points $turn in left-to-right and right-to-left pages", ({ turn, ltr, rtl }) => {
  const { container } = render(<Icon name="chevron" rotate={turn} />);
  const turned = (dir: string): string => {
    container.dir = dir;
    return getComputedStyle(container.querySelector("svg") ?? container).rotate;
  };

  expect(turned("ltr")).toBe(ltr);
  expect(turned("rtl")).toBe(rtl);
});
