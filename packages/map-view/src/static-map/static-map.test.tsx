import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StaticMap } from "./static-map.tsx";

afterEach(cleanup);

const denver = { longitude: -104.99, latitude: 39.74, name: "Denver Auto Body" };
const boulder = { longitude: -105.27, latitude: 40.01, name: "Boulder Collision" };

test("its name includes the numbers and names of its pins", () => {
  render(<StaticMap label="Shops near you" markers={[denver, boulder]} />);

  const name = "Shops near you. 1. Denver Auto Body. 2. Boulder Collision";
  expect(screen.getByRole("img", { name })).toBeTruthy();
});

test("shows all of its pins", () => {
  render(<StaticMap label="Shops" markers={[denver, boulder]} />);
  const box = screen.getByRole("img").getBoundingClientRect();

  for (const number of ["1", "2"]) {
    const { x, y } = screen.getByText(number).getBoundingClientRect();
    expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true);
  }
});

test.each([
  { case: "NaN", bad: { ...denver, longitude: Number.NaN } },
  { case: "invalid coordinates", bad: { ...denver, latitude: 900 } },
])("omits a pin at $case", ({ bad }) => {
  render(<StaticMap label="Shops" markers={[bad, boulder]} />);

  expect(screen.getByRole("img", { name: "Shops. 1. Boulder Collision" })).toBeTruthy();
  expect(screen.queryByText("2")).toBeNull();
});

test.each([
  { case: "a center that is not on the earth", props: { center: [39.74, -104.99] as const } },
  { case: "an extent of NaN", props: { extent: { xmin: NaN, ymin: 0, xmax: 1, ymax: 1 } } },
])("shows the pins instead of $case", ({ props }) => {
  render(<StaticMap label="Shops" markers={[denver]} {...props} />);

  const map = screen.getByRole("img").getBoundingClientRect();
  const pin = screen.getByText("1").getBoundingClientRect();
  expect(pin.x + pin.width / 2).toBeCloseTo(map.x + map.width / 2, 0);
});

test("fills the width of its box and keeps its shape", () => {
  render(
    <div style={{ inlineSize: 400 }}>
      <StaticMap label="Shops" width={600} height={300} />
    </div>,
  );

  const { width, height } = screen.getByRole("img").getBoundingClientRect();
  expect([width, height]).toEqual([400, 200]);
});

test("hides city names under pins", () => {
  render(<StaticMap label="Shops" markers={[denver]} />);

  expect(screen.queryByText("Denver")).toBeNull();
  expect(screen.getByText("Cheyenne")).toBeTruthy();
});
