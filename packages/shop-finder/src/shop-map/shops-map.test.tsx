import "@claimkit/map-view/styles.css";
import "@claimkit/ui-kit/styles.css";
import { mapEsUs } from "@claimkit/map-view/locales/es-us";
import type { ShopsMapProps } from "@claimkit/widget-runtime";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { shopFinderEsUs } from "../locales/es-us.ts";
import "../styles.css";
import ShopsMap from "./shops-map.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Timeouts for a map that is rendered in software. */
const slow = { timeout: 40_000 };
const soon = { timeout: 30_000 };

const shops = [
  { shopId: "a", name: "Short North Collision", number: 1, latitude: 39.99, longitude: -83 },
  { shopId: "b", name: "German Village Coachworks", number: 2, latitude: 39.94, longitude: -82.97 },
];

function show(props: Partial<ShopsMapProps> = {}) {
  const ui = (changed: Partial<ShopsMapProps> = {}) => (
    <div data-testid="box" style={{ inlineSize: 480, blockSize: 360 }}>
      <ShopsMap
        label="Map of the shops"
        shops={shops}
        radiusMiles={25}
        onHighlight={() => {}}
        onPick={() => {}}
        {...props}
        {...changed}
      />
    </div>
  );
  const { rerender } = render(ui());
  return { update: (changed: Partial<ShopsMapProps>) => rerender(ui(changed)) };
}

const marker = (name: string): Promise<HTMLElement> => screen.findByRole("button", { name }, soon);

test("a picture with the numbers is shown until the map is ready", slow, async () => {
  show({ searchCenter: { latitude: 39.97, longitude: -83 } });

  expect(
    await screen.findByRole("img", {
      name: "Map of the shops. 1. Short North Collision. 2. German Village Coachworks",
    }),
  ).toBeTruthy();

  expect(await marker("1. Short North Collision")).toBeTruthy();
  expect(await marker("2. German Village Coachworks")).toBeTruthy();
  await expect.poll(() => screen.queryByRole("img", { name: /Short North/ }), soon).toBeNull();
});

test("pointing at a marker highlights its shop, and a click picks it", slow, async () => {
  const onHighlight = vi.fn();
  const onPick = vi.fn();
  const { update } = show({ onHighlight, onPick });
  const pin = await marker("2. German Village Coachworks");

  await userEvent.hover(pin);
  expect(onHighlight).toHaveBeenLastCalledWith("b");
  await userEvent.click(pin);
  expect(onPick.mock.calls).toEqual([["b"]]);

  update({ pickedId: "b", highlightedId: "b" });
  expect(pin.ariaPressed).toBe("true");
  const other = await marker("1. Short North Collision");
  const outlines = [within(other).getByText("1"), within(pin).getByText("2")].map(
    (number) => getComputedStyle(number).outlineStyle,
  );
  expect(outlines).toEqual(["none", "solid"]);
});

test("arrow keys move from marker to marker, and highlight its shop", slow, async () => {
  const onHighlight = vi.fn();
  show({ onHighlight });
  (await marker("1. Short North Collision")).focus();
  expect(onHighlight).toHaveBeenLastCalledWith("a");

  await userEvent.keyboard("{ArrowRight}");

  expect(onHighlight).toHaveBeenLastCalledWith("b");
});

test("shops of another page replace the previous ones", slow, async () => {
  const { update } = show();
  await marker("1. Short North Collision");

  update({
    shops: [{ shopId: "c", name: "Loop Collision", number: 1, latitude: 41.88, longitude: -87.63 }],
  });

  const pin = await marker("1. Loop Collision");
  expect(screen.queryByRole("button", { name: "1. Short North Collision" })).toBeNull();
  const map = screen.getByRole("application").getBoundingClientRect();
  // The map has moved to it.
  await expect
    .poll(() => {
      const { x, y } = pin.getBoundingClientRect();
      return x > map.left && x < map.right && y > map.top && y < map.bottom;
    }, soon)
    .toBe(true);
});

/** The distance between two markers, in px. */
function distance(one: HTMLElement, other: HTMLElement): number {
  const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

test("the shops fill the map, although the circle of the search is larger", slow, async () => {
  show({ searchCenter: { latitude: 39.97, longitude: -83 } });

  const one = await marker("1. Short North Collision");
  const two = await marker("2. German Village Coachworks");

  // The map is 360 px high.
  expect(distance(one, two)).toBeGreaterThan(240);
});

test("markers of shops that are next to each other do not overlap", slow, async () => {
  const near = {
    shopId: "c",
    name: "Next Door Auto",
    number: 3,
    latitude: 39.9901,
    longitude: -83,
  };
  const { update } = show({ shops: [...shops, near] });
  const one = await marker("1. Short North Collision");
  const three = await marker("3. Next Door Auto");

  await expect.poll(() => distance(one, three), soon).toBeGreaterThan(32);

  // Also on the next page of the list, with the map where it is, and in the other direction.
  const east = { ...near, latitude: 39.99, longitude: -82.9999 };
  update({ shops: [...shops, { ...east, shopId: "d", name: "Corner Garage" }] });
  const other = await marker("3. Corner Garage");
  await expect.poll(() => distance(one, other), soon).toBeGreaterThan(32);
});

test("markers return to their positions when the map is zoomed in", slow, async () => {
  const near = { shopId: "c", name: "Next Door Auto", number: 3, latitude: 39.992, longitude: -83 };
  show({ shops: [...shops, near] });
  const one = await marker("1. Short North Collision");
  const three = await marker("3. Next Door Auto");
  await expect.poll(() => distance(one, three), soon).toBeGreaterThan(32);
  const before = distance(one, three);

  const zoomIn = screen.getByRole("button", { name: "Zoom in" });
  for (let level = 0; level < 3; level += 1) await userEvent.click(zoomIn);

  // One level makes the distance of two places twice as large; here it was too small to show before.
  await expect.poll(() => distance(one, three), soon).toBeGreaterThan(before + 10);
});

test("the map shows the next results although it was hidden", slow, async () => {
  const { update } = show({ onSearchArea: () => {} });
  await marker("1. Short North Collision");
  const box = screen.getByTestId("box");
  box.hidden = true;
  const next = {
    shopId: "c",
    name: "Loop Collision",
    number: 1,
    latitude: 41.88,
    longitude: -87.63,
  };
  update({ shops: [next, { ...next, shopId: "d", number: 2, latitude: 41.9 }] });

  box.hidden = false;

  const one = await marker("1. Loop Collision");
  const two = await marker("2. Loop Collision");
  const apart = (): number => one.getBoundingClientRect().y - two.getBoundingClientRect().y;
  await expect.poll(apart, soon).toBeGreaterThan(100);
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(await screen.findByRole("button", { name: "Search this area" }, soon)).toBeTruthy();
});

test("without WebGL the picture stays, with an explanation", slow, async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  show();

  expect(
    await screen.findByText("The live map isn't available. This is a picture of it.", {}, soon),
  ).toBeTruthy();
  const picture = screen.getByRole("img", { name: /1. Short North Collision/ });
  const box = screen.getByTestId("box").getBoundingClientRect();
  for (const number of ["1", "2"]) {
    const pin = within(picture).getByText(number).getBoundingClientRect();
    expect(pin.top).toBeGreaterThan(box.top + 20);
    expect(pin.bottom).toBeLessThan(box.bottom - 20);
  }
});

test("'Search this area' appears when the user has moved the map", slow, async () => {
  const onSearchArea = vi.fn();
  show({ onSearchArea });
  await marker("1. Short North Collision");
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));

  await userEvent.click(await screen.findByRole("button", { name: "Search this area" }, soon));
  expect(onSearchArea.mock.calls).toMatchObject([
    [{ latitude: expect.closeTo(39.96, 1), longitude: expect.closeTo(-82.98, 1) }],
  ]);
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull();
  expect(screen.getByRole("application", { name: "Map of the shops" })).toHaveFocus();
});

test.each([
  {
    catalogs: "of the finder and of the map",
    messages: [shopFinderEsUs, mapEsUs],
    lang: "es-US",
    name: "Mapa",
  },
  {
    catalogs: "of the finder only",
    messages: [shopFinderEsUs],
    lang: "en-US",
    name: "Map of the shops on this page",
  },
])("with the catalogs $catalogs, it is in $lang", slow, async ({ messages, lang, name }) => {
  const map = (
    <ShopsMap
      label="Mapa"
      shops={shops}
      radiusMiles={25}
      onHighlight={() => {}}
      onPick={() => {}}
    />
  );
  renderOverSandbox(map, { locale: "es-US", messages });

  const picture = await screen.findByRole("img", { name: new RegExp(`^${name}\\.`) }, soon);
  expect(picture.closest<HTMLElement>("[lang]")?.lang).toBe(lang);
});
