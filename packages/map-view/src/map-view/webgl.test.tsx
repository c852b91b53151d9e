import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { emptyStyle, renderMap, slow } from "../../testing/render-map.tsx";
import { FeatureLayer } from "../feature-layer/feature-layer.tsx";
import type { ViewError } from "../view/view-error.ts";
import { MapView } from "./map-view.tsx";
import type { MapViewHandle } from "./map-view-handle.ts";

/** The code of the static map has to be loaded first. */
const soon = { timeout: 20_000 };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("without WebGL2, shows a picture and a sentence, and reports an error", slow, async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const onError = vi.fn<(error: ViewError) => void>();
  const ref = createRef<MapViewHandle>();
  render(<MapView ref={ref} label="Shops" onError={onError} />);

  expect(
    await screen.findByText("The live map isn't available. This is a picture of it."),
  ).toBeTruthy();
  expect(await screen.findByRole("img", { name: "Shops" }, soon)).toBeTruthy();
  const error = { code: "webgl2-missing", message: "WebGL2 is required but not supported" };
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(error));
  await expect(ref.current?.when()).rejects.toMatchObject(error);
});

test(
  "after WebGL2 is lost permanently, the next map is a picture with a sentence",
  slow,
  async () => {
    await renderMap();
    cleanup();
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const onError = vi.fn<(error: ViewError) => void>();
    render(<MapView label="Shops" basemap={emptyStyle} onError={onError} />);

    expect(
      await screen.findByText("The live map isn't available. This is a picture of it."),
    ).toBeTruthy();
    expect(await screen.findByRole("img", { name: "Shops" }, soon)).toBeTruthy();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: "webgl2-missing" }));
  },
);

test("warns about software rendering", slow, async () => {
  const { onError } = await renderMap();

  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({
      code: "software-rendering",
      message: "No hardware accelerated rendering detected",
    }),
  );
});

test(
  "after its WebGL context is lost, the map is not ready until it is restored",
  slow,
  async () => {
    const point = { type: "Point" as const, coordinates: [-104.99, 39.74] };
    const { view } = await renderMap(<FeatureLayer id="shops" data={point} />);
    const map = view.getMap();
    await expect.poll(() => view.hitTest({ x: 160, y: 120 }).length).toBe(1);
    const context = map.getCanvas().getContext("webgl2")?.getExtension("WEBGL_lose_context");

    context?.loseContext();
    await expect.poll(() => view.ready).toBe(false);
    expect(() => view.getMap()).toThrow("The map cannot be used before it is ready.");
    context?.restoreContext();
    await expect.poll(() => view.ready, { timeout: 15_000 }).toBe(true);

    await expect.poll(() => view.hitTest({ x: 160, y: 120 }).length, { timeout: 15_000 }).toBe(1);
  },
);

test.each([
  { case: "not JSON", basemap: `data:application/json,${encodeURIComponent("<html>")}` },
  { case: "missing", basemap: "/no-such-style.json" },
])("reports a style that is $case, and keeps the page", slow, async ({ basemap }) => {
  const onError = vi.fn<(error: ViewError) => void>();
  render(<MapView label="Shops" basemap={basemap} onError={onError} />);

  await expect
    .poll(() => onError.mock.calls.map(([{ code }]) => code), { timeout: 15_000 })
    .toContain("invalid-style");
  expect(await screen.findByRole("img", { name: "Shops" }, soon)).toBeTruthy();
});

test("renders a globe", slow, async () => {
  const { view } = await renderMap(undefined, { projection: "globe", basemap: emptyStyle });

  expect(view.getMap().getProjection().type).toBe("globe");
});

test("keeps the globe of a style, and is flat with 'mercator'", slow, async () => {
  const globe = { ...emptyStyle, projection: { type: "globe" as const } };
  const { view, update } = await renderMap(undefined, { basemap: globe });
  expect(view.getMap().getProjection().type).toBe("globe");

  update(undefined, { projection: "mercator" });

  expect(view.getMap().getProjection().type).toBe("mercator");
});

test("is flat again after the projection is removed", slow, async () => {
  const { view, update } = await renderMap(undefined, { projection: "globe" });

  update(undefined, { projection: undefined });

  await expect.poll(() => view.getMap().getProjection().type).toBe("mercator");
});
