import { cleanup, render, screen } from "@testing-library/react";
import { addProtocol, removeProtocol, type StyleSpecification } from "maplibre-gl";
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

test("a lost map is a picture of the same view, with a sentence", slow, async () => {
  const { view } = await renderMap(undefined, { mode: "3d" });
  const away = { center: [-104, 39.5], zoom: 6, rotation: 30, tilt: 40 } as const;
  await view.goTo(away, { animate: false });
  const canvas = screen.getByRole("application");
  const { x, y } = view.toScreen([-104.9903, 39.7392]);
  const context = view.getMap().getCanvas().getContext("webgl2");

  context?.getExtension("WEBGL_lose_context")?.loseContext();

  expect(
    await screen.findByText("The live map isn't available. This is a picture of it."),
  ).toBeTruthy();
  expect(canvas.tabIndex).toBe(-1);
  const name = await screen.findByText("Denver", {}, soon);
  const dot = name.parentElement?.querySelector("circle")?.getBoundingClientRect();
  const { left, top } = canvas.getBoundingClientRect();
  expect(Math.abs((dot?.x ?? 0) + (dot?.width ?? 0) / 2 - left - x)).toBeLessThan(2);
  expect(Math.abs((dot?.y ?? 0) + (dot?.height ?? 0) / 2 - top - y)).toBeLessThan(2);
});

test.each([
  { case: "not JSON", basemap: `data:application/json,${encodeURIComponent("<html>")}` },
  { case: "missing", basemap: "/no-such-style.json" },
  { case: "not valid", basemap: { version: 8, sources: {} } as unknown as StyleSpecification },
  { case: "too late", basemap: "never://style" },
])("shows a picture and says why if its style is $case", slow, async ({ basemap }) => {
  addProtocol("never", () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const ref = createRef<MapViewHandle>();
  const onError = vi.fn<(error: ViewError) => void>();
  const map = { ref, label: "Shops", onError };
  const { rerender } = render(<MapView {...map} basemap={basemap} />);
  const view = ref.current as MapViewHandle;
  const outcomes = Promise.allSettled([view.when(), view.goTo([-105, 40])]);
  const codes = () => onError.mock.calls.map(([{ code }]) => code);

  await expect
    .poll(() => vi.advanceTimersByTime(1000) && codes(), { timeout: 15_000 })
    .toContain("invalid-style");
  const rejected = { status: "rejected", reason: { code: "invalid-style" } };
  expect(await outcomes).toMatchObject([rejected, rejected]);
  expect(screen.getByText("The live map isn't available. This is a picture of it.")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "Shops" }, soon)).toBeTruthy();
  expect(screen.queryByRole("application")).toBeNull();

  vi.useRealTimers();
  rerender(<MapView {...map} basemap={emptyStyle} />);
  await expect.poll(() => view.ready, { timeout: 15_000 }).toBe(true);
  removeProtocol("never");
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
