import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { idle, renderMap, slow } from "../../testing/render-map.tsx";
import { StaticMap } from "./static-map.tsx";

afterEach(cleanup);

const SIZE = { width: 320, height: 240 };

test.each([
  { place: "Florida", center: [-82.5, 28] as [number, number], zoom: 4.5 },
  { place: "the Great Lakes", center: [-85, 44.5] as [number, number], zoom: 4 },
  { place: "California", center: [-121, 36.5] as [number, number], zoom: 5 },
])("the picture of $place shows the same as the live map", slow, async ({ center, zoom }) => {
  const { view } = await renderMap(undefined, {
    basemap: undefined,
    initialViewState: { center, zoom },
  });
  await idle(view);
  const places = [center, [center[0] + 1.5, center[1] - 1] as [number, number]];
  const onMap = places.map((place) => view.toScreen(place));
  const live = await pixelsOf(await view.takeScreenshot());
  cleanup();

  const markers = places.map(([longitude, latitude]) => ({ longitude, latitude, name: "Pin" }));
  const page = (shown: typeof markers) => (
    <div style={{ inlineSize: SIZE.width }}>
      <StaticMap label="Picture" {...SIZE} center={center} zoom={zoom} markers={shown} />
    </div>
  );
  const { rerender } = render(page(markers));
  const box = screen.getByRole("img").getBoundingClientRect();
  for (const [at, { x, y }] of onMap.entries()) {
    const pin = screen.getByText(String(at + 1)).getBoundingClientRect();
    expect(pin.x + pin.width / 2 - box.x).toBeCloseTo(x, 0);
    expect(pin.y + pin.height / 2 - box.y).toBeCloseTo(y, 0);
  }

  rerender(page([]));
  const points = gridOf(10);
  const same = points.filter(({ x, y }) => isClose(live(x, y), colorAt(box.x + x, box.y + y)));
  // The other points are under labels and borders.
  expect(same.length / points.length).toBeGreaterThan(0.9);
});

test("is printed in its colors", async () => {
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  render(<StaticMap label="Picture" />);

  const picture = screen.getByRole("img");
  expect(picture.getBoundingClientRect().height).toBeGreaterThan(100);
  expect(getComputedStyle(picture).getPropertyValue("print-color-adjust")).toBe("exact");
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

type Color = readonly number[];

/** A grid of points on the picture, `step` px apart. */
function gridOf(step: number): { x: number; y: number }[] {
  const columns = Array.from({ length: SIZE.width / step - 1 }, (_, at) => (at + 1) * step);
  const rows = Array.from({ length: SIZE.height / step - 1 }, (_, at) => (at + 1) * step);
  return columns.flatMap((x) => rows.map((y) => ({ x, y })));
}

/** Reads the colors of a screenshot by CSS px. */
async function pixelsOf(screenshot: Blob): Promise<(x: number, y: number) => Color> {
  const image = await createImageBitmap(screenshot);
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  const ratio = image.width / SIZE.width;
  return (x, y) => [...(context?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [])].slice(0, 3);
}

/** The fill color of the picture at a point of the page. */
function colorAt(x: number, y: number): Color {
  const area = document.elementsFromPoint(x, y).find((element) => element.matches("path, rect"));
  const probe = new OffscreenCanvas(1, 1).getContext("2d");
  if (!area || !probe) return [];
  probe.fillStyle = getComputedStyle(area).fill;
  probe.fillRect(0, 0, 1, 1);
  return [...probe.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function isClose(one: Color, other: Color): boolean {
  return one.length === 3 && one.every((share, at) => Math.abs(share - (other[at] ?? -9)) <= 3);
}
