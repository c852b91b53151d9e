import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import "../styles.css";
import { Logo, type LogoProps } from "./logo.tsx";

afterEach(cleanup);

const sizes = ["sm", "md", "lg"] as const;
const types = ["horizontal", "vertical", "mark"] as const;

function boxOf(props: LogoProps): DOMRect {
  const { container, unmount } = render(<Logo {...props} />);
  const box = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  unmount();
  return box;
}

async function emulate(media: { media?: string; features?: { name: string; value: string }[] }) {
  await cdp().send("Emulation.setEmulatedMedia", media);
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  });
}

test("logo sizes sm, md, lg: each larger than the one before", () => {
  const widths = sizes.map((size) => boxOf({ size, type: "mark" }).width);

  expect(widths).toEqual([24, 32, 48]);
});

test.each(types)("sizes sm, md, lg of type %s: all parts of it grow", (type) => {
  const [small, medium, large] = sizes.map((size) => boxOf({ size, type }));

  expect(small?.height).toBeLessThan(medium?.height ?? 0);
  expect(medium?.height).toBeLessThan(large?.height ?? 0);
  expect(medium?.width).toBeLessThan(large?.width ?? 0);
});

test("types horizontal, vertical, mark: the name is beside, below or not shown, and always the accessible name", () => {
  const [beside, below, alone] = types.map((type) => boxOf({ type, name: "Switchback" }));
  render(<Logo name="Switchback" type="mark" />);

  expect(beside?.height).toBe(alone?.height);
  expect(beside?.width).toBeGreaterThan(below?.width ?? 0);
  expect(below?.height).toBeGreaterThan(beside?.height ?? 0);
  expect(screen.getByRole("img", { name: "Switchback" })).toBeTruthy();
  expect(screen.queryByText("Switchback")).toBeNull();
});

test("the defaults are size md and type horizontal", () => {
  const { container } = render(<Logo />);

  const { dataset } = container.firstElementChild as HTMLElement;
  expect({ ...dataset }).toEqual({ size: "md", type: "horizontal" });
});

test.each(types)("type %s: a long name wraps and stays inside its container", (type) => {
  const names = [
    "Olentangy Mutual Insurance Company of Ohio",
    "Donaudampfschifffahrtsversicherung",
  ];
  const { container } = render(
    <div style={{ inlineSize: "200px" }}>
      {names.map((name) => (
        <Logo key={name} name={name} type={type} size="lg" />
      ))}
    </div>,
  );

  expect(container.firstElementChild?.scrollWidth).toBe(200);
});

test("exposes the name once", () => {
  render(<Logo name="Switchback" />);

  expect(screen.getByText("Switchback").getAttribute("aria-hidden")).toBe("true");
});

test("shows a company's own mark", () => {
  const { container } = render(
    <Logo name="Switchback">
      <svg id="own" />
    </Logo>,
  );

  expect(container.querySelectorAll("svg")).toHaveLength(1);
  expect(container.querySelector("#own")).toBeTruthy();
});

/** Fill colors of the mark's background and of the drawing on it. */
function colorsOfMark(): (string | undefined)[] {
  const [field, drawing] = ["rect", "circle"].map((part) => document.querySelector(part));
  return [field, drawing].map((part) => part && getComputedStyle(part).fill) as string[];
}

test("has its own colors in dark mode", () => {
  const { container } = render(<Logo />);
  const light = colorsOfMark();

  container.style.colorScheme = "dark";

  const [field, drawing] = colorsOfMark();
  expect([field, drawing]).not.toEqual(light);
  expect(field).not.toBe(drawing);
});

test("uses the user's colors in forced-colors mode", async () => {
  await emulate({ features: [{ name: "forced-colors", value: "active" }] });
  render(
    <>
      <Logo />
      <mark style={{ color: "CanvasText", background: "Canvas" }} />
    </>,
  );

  const mark = getComputedStyle(document.querySelector("mark") as Element);
  expect(colorsOfMark()).toEqual([mark.color, mark.backgroundColor]);
});

test("keeps the background of its mark in print", async () => {
  await emulate({ media: "print" });
  const { container } = render(<Logo />);

  const { printColorAdjust } = getComputedStyle(container.firstElementChild as Element);
  expect(printColorAdjust).toBe("exact");
});
