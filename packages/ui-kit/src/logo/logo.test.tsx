import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import "../styles.css";
import { Logo } from "./logo.tsx";

afterEach(cleanup);

const sizes = ["sm", "md", "lg"] as const;

test("logo sizes sm, md, lg: each larger than the one before", () => {
  const widths = sizes.map((size) => {
    const { container } = render(<Logo size={size} type="mark" />);
    return container.querySelector("svg")?.getBoundingClientRect().width ?? 0;
  });

  expect(widths).toEqual([24, 32, 48]);
});

test("types horizontal, vertical, mark: the name beside, below, or not shown, and always said", () => {
  const { rerender } = render(<Logo name="Switchback" />);
  const box = (): DOMRect =>
    screen.getByRole("img", { name: "Switchback" }).getBoundingClientRect();
  const beside = box();

  rerender(<Logo name="Switchback" type="vertical" />);
  const below = box();
  rerender(<Logo name="Switchback" type="mark" />);
  const alone = box();

  expect(beside.height).toBe(alone.height);
  expect(beside.width).toBeGreaterThan(below.width);
  expect(below.height).toBeGreaterThan(beside.height);
  expect(screen.queryByText("Switchback")).toBeNull();
});

test("takes a company's own mark", () => {
  const { container } = render(
    <Logo name="Switchback">
      <svg id="own" />
    </Logo>,
  );

  expect(container.querySelectorAll("svg")).toHaveLength(1);
  expect(container.querySelector("#own")).toBeTruthy();
});
