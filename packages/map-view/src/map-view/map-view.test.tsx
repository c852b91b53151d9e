import { cleanup, render, screen } from "@testing-library/react";
import { addProtocol, type Map as MapLibreMap, removeProtocol } from "maplibre-gl";
import { Activity, createRef, type JSX, StrictMode, useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { emptyStyle, idle, renderMap, slow } from "../../testing/render-map.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { FeatureLayer } from "../feature-layer/feature-layer.tsx";
import { Layer } from "../layer/layer.tsx";
import { Marker } from "../marker/marker.tsx";
import { Source } from "../source/source.tsx";
import type { GoToTarget } from "../view/go-to-target.ts";
import type { ViewError } from "../view/view-error.ts";
import { useMapView } from "./map-view-context.ts";
import { MapViewProvider } from "./map-view-provider.tsx";
import { MapView } from "./map-view.tsx";
import type { MapViewHandle } from "./map-view-handle.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("renders the embedded map without requests to other origins", slow, async () => {
  performance.clearResourceTimings();
  const { view, errors } = await renderMap(undefined, { basemap: undefined });
  await idle(view);

  const states = view
    .getMap()
    .queryRenderedFeatures({ layers: ["ck-land"] })
    .map(({ properties }) => properties["code"]);
  expect(states).toContain("CO");
  expect(errors()).toEqual([]);
  const requests = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const foreign = requests.filter(
    ({ origin, protocol }) => origin !== location.origin && !/^(blob|data):/.test(protocol),
  );
  expect(foreign).toEqual([]);
});

test("keeps its colors with forced colors", slow, async () => {
  const emulate = (features: { name: string; value: string }[]) =>
    cdp().send("Emulation.setEmulatedMedia", { features });
  onTestFinished(() => emulate([]).then(() => undefined));
  await emulate([{ name: "forced-colors", value: "active" }]);
  const point = { type: "Point" as const, coordinates: [-105, 40] };
  const { view } = await renderMap(<FeatureLayer id="shops" data={point} />, {
    basemap: undefined,
  });
  const colorOf = (layer: string, property: Parameters<MapLibreMap["getPaintProperty"]>[1]) =>
    JSON.stringify(view.getMap().getPaintProperty(layer, property));

  const colors = [
    colorOf("ck-water", "background-color"),
    colorOf("ck-land", "fill-color"),
    colorOf("ck-borders", "line-color"),
    colorOf("ck-city-names", "text-color"),
    colorOf("shops", "circle-color"),
  ];

  expect(new Set(colors).size).toBe(colors.length);
});

test("has a name and a description of its keys", slow, async () => {
  await renderMap();

  const canvas = screen.getByRole("application", {
    name: "Shops",
    description: /^Arrow keys move the map/,
  });
  expect(canvas.tabIndex).toBe(0);
});

test("its methods throw until it is ready", slow, async () => {
  const ref = createRef<MapViewHandle>();
  render(<MapView ref={ref} label="Shops" interactive={false} />);
  const view = ref.current as MapViewHandle;

  const uses = [
    () => view.getMap(),
    () => view.toMap({ x: 0, y: 0 }),
    () => view.toScreen([0, 0]),
    () => view.hitTest({ x: 0, y: 0 }),
    () => view.openPopup({ location: [0, 0] }),
    () => view.closePopup(),
    () => view.takeScreenshot(),
    () => view.zoomIn(),
  ];
  for (const use of uses) expect(use).toThrow("The map cannot be used before it is ready.");
  expect(view.ready).toBe(false);
});

test("shows a picture and loads no map code until it is live", slow, async () => {
  const { rerender } = render(<MapView label="Shops" interactive={false} />);
  expect(await screen.findByRole("img", { name: "Shops" })).toBeTruthy();
  expect(screen.queryByRole("application")).toBeNull();

  rerender(<MapView label="Shops" interactive />);

  expect(await screen.findByRole("application", {}, { timeout: 20_000 })).toBeTruthy();
  await expect.poll(() => screen.queryByRole("img"), { timeout: 20_000 }).toBeNull();
});

test.each([
  { case: "are all missing", url: `${location.origin}/no-such-tile/{z}/{x}/{y}` },
  { case: "never load", url: "never://{z}/{x}/{y}" },
])("is ready with a basemap whose tiles $case", slow, async ({ url }) => {
  addProtocol("never", () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const onReady = vi.fn();
  const basemap = {
    version: 8 as const,
    sources: { tiles: { type: "raster" as const, tiles: [url] } },
    layers: [{ id: "tiles", type: "raster" as const, source: "tiles" }],
  };
  render(
    <div style={{ inlineSize: 320, blockSize: 240 }}>
      <MapView label="Shops" basemap={basemap} onReady={onReady} onError={() => undefined} />
    </div>,
  );
  await screen.findByRole("application", {}, { timeout: 20_000 });
  expect(onReady).not.toHaveBeenCalled();

  await expect
    .poll(() => vi.advanceTimersByTime(1000) && onReady.mock.calls.length, { timeout: 20_000 })
    .toBe(1);
  vi.useRealTimers();
  removeProtocol("never");
});

test("is ready again after being hidden while its tiles never load", slow, async () => {
  addProtocol("never", () => new Promise(() => undefined));
  const onReady = vi.fn();
  const { view, container, update } = await renderMap(undefined, { onReady });
  update(
    <Source id="tiles" type="raster" tiles={["never://{z}/{x}/{y}"]}>
      <Layer id="tiles" type="raster" source="tiles" />
    </Source>,
  );
  await expect.poll(() => view.getMap().isStyleLoaded()).toBe(false);
  const box = container.firstElementChild as HTMLElement;

  box.style.display = "none";
  await expect.poll(() => view.ready).toBe(false);
  box.style.display = "block";

  await expect.poll(() => view.ready, { timeout: 15_000 }).toBe(true);
  expect(onReady).toHaveBeenCalledOnce();
  removeProtocol("never");
});

test("sets its width breakpoint", slow, async () => {
  const { container } = await renderMap();
  const box = container.firstElementChild as HTMLElement;
  const width = () =>
    container.querySelector(".ck-map-view")?.getAttribute("data-width-breakpoint");
  expect(width()).toBe("xsmall");

  box.style.inlineSize = "800px";

  await expect.poll(width).toBe("medium");
});

test("converts between screen and map points", slow, async () => {
  const { view } = await renderMap();

  const { x, y } = view.toScreen([-104.99, 39.74]);
  expect([x, y]).toEqual([expect.closeTo(160, 3), expect.closeTo(120, 3)]);
  expect(view.toMap({ x, y })).toEqual([expect.closeTo(-104.99, 6), expect.closeTo(39.74, 6)]);
});

test("converts points on both sides of the antimeridian", slow, async () => {
  const { view } = await renderMap(undefined, {
    initialViewState: { center: [179.9, 52], zoom: 8 },
  });
  const east = { x: 300, y: 120 };

  const place = view.toMap(east);

  expect(place).toEqual([expect.closeTo(-179.7, 1), expect.closeTo(52, 6)]);
  const { x, y } = view.toScreen(place);
  expect([x, y]).toEqual([expect.closeTo(east.x, 6), expect.closeTo(east.y, 6)]);
});

test("takes a screenshot", slow, async () => {
  const { view } = await renderMap();

  const blob = await view.takeScreenshot();

  expect(blob.type).toBe("image/png");
  const { width, height } = await createImageBitmap(blob);
  expect(width / height).toBeCloseTo(320 / 240, 1);
});

test("labels fade for 125 ms", slow, async () => {
  const { view } = await renderMap();

  // oxlint-disable-next-line no-underscore-dangle -- MapLibre has no getter for it
  expect(view.getMap()._fadeDuration).toBe(125);
});

test("stays within its zoom limits", slow, async () => {
  const { view } = await renderMap(undefined, { constraints: { minZoom: 6, maxZoom: 10 } });

  await view.goTo({ zoom: 20 }, { animate: false });
  expect(view.getMap().getZoom()).toBe(10);
  await view.goTo({ zoom: 1 }, { animate: false });
  expect(view.getMap().getZoom()).toBe(6);
});

test("can be moved anywhere after its extent is no longer limited", slow, async () => {
  const geometry = { xmin: -106, ymin: 39, xmax: -104, ymax: 41 };
  const { view, update } = await renderMap(undefined, { constraints: { geometry } });
  await view.goTo([-90, 30], { animate: false });
  expect(view.getMap().getCenter().lng).toBeLessThan(-104);

  update(undefined, { constraints: {} });
  await view.goTo([179, 0], { animate: false });

  expect(view.getMap().getCenter().lng).toBeCloseTo(179, 6);
  expect(view.getMap().getMaxBounds()).toBeNull();
});

test.each([
  { case: "a point", geometry: { type: "Point" as const, coordinates: [-105, 40] } },
  {
    case: "a very small extent",
    geometry: { xmin: -105, ymin: 40, xmax: -104.9999, ymax: 40.0001 },
  },
])("is ready if it is limited to $case", slow, async ({ geometry }) => {
  const { view } = await renderMap(undefined, { constraints: { geometry } });

  expect(view.ready).toBe(true);
});

test("is ready in 2D although its options tilt it", slow, async () => {
  const { view, errors } = await renderMap(undefined, { mapOptions: { minPitch: 30 } });

  expect(view.getMap().getPitch()).toBe(0);
  expect(errors()).toEqual([]);
});

test("shows a picture and says why if its options are refused", slow, async () => {
  const ref = createRef<MapViewHandle>();
  const onError = vi.fn<(error: ViewError) => void>();
  render(<MapView ref={ref} label="Shops" mapOptions={{ minPitch: -1 }} onError={onError} />);

  const error = { code: "engine-failed", message: expect.stringContaining("minPitch") };
  await expect(ref.current?.when()).rejects.toMatchObject(error);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining(error));
  expect(screen.getByText("The live map isn't available. This is a picture of it.")).toBeTruthy();
});

test.each([
  { case: "is missing", workerUrl: "/no-such-worker.js" },
  { case: "is a page", workerUrl: location.href },
])("shows a picture and says why if its worker $case", slow, async ({ workerUrl }) => {
  const ref = createRef<MapViewHandle>();
  const onError = vi.fn<(error: ViewError) => void>();
  const map = { ref, label: "Shops", onError };
  const { rerender } = render(<MapView {...map} workerUrl={workerUrl} />);

  const error = { code: "engine-failed", message: expect.stringContaining("worker") };
  await expect(ref.current?.when()).rejects.toMatchObject(error);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining(error));
  expect(screen.getByText("The live map isn't available. This is a picture of it.")).toBeTruthy();

  rerender(<MapView {...map} />);
  const view = ref.current as MapViewHandle;
  await view.when();
  await idle(view);
  expect(view.getMap().queryRenderedFeatures()).not.toEqual([]);
});

test.each([
  { case: "it", isProvided: false },
  { case: "the map of a provider", isProvided: true },
])("when() and goTo() reject if $case is removed while it loads", slow, async ({ isProvided }) => {
  const ref = createRef<MapViewHandle>();
  const page = (map: JSX.Element | null) =>
    isProvided ? <MapViewProvider>{map}</MapViewProvider> : <>{map}</>;
  const { rerender } = render(page(<MapView ref={ref} label="Shops" />));
  const view = ref.current as MapViewHandle;
  const arrival = view.goTo([-105, 40]);
  const ready = view.when();

  rerender(page(null));

  await expect(ready).rejects.toMatchObject({ code: "not-ready" });
  await expect(arrival).rejects.toMatchObject({ code: "goto-interrupted" });
  await expect(view.when()).rejects.toMatchObject({ code: "not-ready" });
});

test("when() resolves if React hides it while it loads, and shows it again", slow, async () => {
  let ready: Promise<void> | undefined;
  function Waiting() {
    const ref = useRef<MapViewHandle>(null);
    useEffect(() => {
      ready ??= ref.current?.when();
    }, []);
    return <MapView ref={ref} label="Shops" />;
  }
  const page = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <Waiting />
    </Activity>
  );
  // StrictMode unmounts and mounts the effects once more.
  const { rerender } = render(page("visible"), { wrapper: StrictMode });

  rerender(page("hidden"));
  rerender(page("visible"));

  await ready;
});

test("when() of a provider waits for its next map", slow, async () => {
  let view: MapViewHandle | undefined;
  function Handle() {
    view = useMapView();
    return null;
  }
  const page = (key: string) => (
    <MapViewProvider>
      <Handle />
      <MapView key={key} label="Shops" />
    </MapViewProvider>
  );
  const { rerender } = render(page("first"));
  const ready = view?.when();

  rerender(page("second"));

  await ready;
  expect(view?.ready).toBe(true);
});

test("works the same under StrictMode", slow, async () => {
  const { view, errors } = await renderMap(
    <Marker longitude={-104.99} latitude={39.74} label="Denver Auto Body" />,
    {},
    { wrapper: StrictMode },
  );
  await idle(view);

  expect(screen.getAllByRole("img", { name: "Denver Auto Body" })).toHaveLength(1);
  expect(document.querySelectorAll("canvas")).toHaveLength(1);
  expect(errors()).toEqual([]);
});

test("keeps its camera and markers when React hides and shows it", slow, async () => {
  const ref = createRef<MapViewHandle>();
  const page = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <div style={{ inlineSize: 320, blockSize: 240 }}>
        <MapView ref={ref} label="Shops">
          <Marker longitude={-105} latitude={40} label="Boulder Collision" />
        </MapView>
      </div>
    </Activity>
  );
  const { rerender } = render(page("visible"));
  const view = ref.current as MapViewHandle;
  await view.when();
  await view.goTo({ center: [-105, 40], zoom: 9 }, { animate: false });

  rerender(page("hidden"));
  await expect.poll(() => view.ready).toBe(false);
  rerender(page("visible"));
  await expect.poll(() => view.ready, { timeout: 20_000 }).toBe(true);

  expect(view.getMap().getZoom()).toBeCloseTo(9, 6);
  expect(view.getMap().getCenter().lng).toBeCloseTo(-105, 6);
  expect(await screen.findByRole("img", { name: "Boulder Collision" })).toBeTruthy();
});

test("hydrates server-rendered markup without a warning", slow, async () => {
  const [error, warn] = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  const onError = vi.fn<(error: Error) => void>();
  const ref = createRef<MapViewHandle>();
  const page = (
    <div style={{ inlineSize: 320, blockSize: 240 }}>
      <MapView ref={ref} label="Shops" basemap={emptyStyle} onError={onError}>
        <Marker longitude={-105} latitude={40} label="Boulder Collision" />
        <ZoomControl />
      </MapView>
    </div>
  );
  const box = document.createElement("div");
  box.innerHTML = renderToString(page);
  document.body.append(box);

  const root = hydrateRoot(box, page, { onRecoverableError: (thrown) => onError(thrown as Error) });
  await expect.poll(() => ref.current).toBeTruthy();
  await ref.current?.when();

  expect(await screen.findByRole("img", { name: "Boulder Collision" })).toBeTruthy();
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([
    "No hardware accelerated rendering detected",
  ]);
  root.unmount();
  box.remove();
});

test("30 maps in a row leak no contexts and no memory", { timeout: 120_000 }, async () => {
  const warn = vi.spyOn(console, "warn");
  const mountTen = async (): Promise<void> => {
    for (let count = 0; count < 10; count += 1) {
      const { unmount } = await renderMap();
      unmount();
    }
  };
  await mountTen();
  const before = await usedHeap();
  await mountTen();
  await mountTen();

  // A leaked map would take more than a megabyte.
  expect(((await usedHeap()) - before) / 20).toBeLessThan(100_000);
  // Chromium warns from the 17th context on, and drops the oldest.
  expect(warn.mock.calls.filter(([text]) => String(text).includes("WebGL contexts"))).toEqual([]);
  const { view } = await renderMap();
  expect(view.ready).toBe(true);
});

/** Used heap in bytes after garbage collection. */
async function usedHeap(): Promise<number> {
  await cdp().send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp().send("Runtime.getHeapUsage");
  return usedSize;
}

test.each<{ case: string; target: unknown }>([
  { case: "an extent beyond the world", target: { xmin: 400, ymin: 10, xmax: 410, ymax: 20 } },
  { case: "a position of NaN", target: [Number.NaN, 40] },
  { case: "a rotation of NaN", target: { center: [-105, 40], rotation: Number.NaN } },
  { case: "GeoJSON without features", target: { type: "FeatureCollection" } },
])("reports $case as initial view, and shows the 48 states", slow, async ({ target }) => {
  const { view, errors } = await renderMap(undefined, { initialViewState: target as GoToTarget });

  const { lng, lat } = view.getMap().getCenter();
  expect([lng, lat]).toEqual([expect.closeTo(-95.9, 1), expect.closeTo(38.1, 0)]);
  expect(errors()).toEqual([expect.objectContaining({ code: "invalid-location" })]);
});

test.each([
  { case: "close, the embedded map", zoom: 11, basemap: undefined, isShown: true },
  { case: "far, the embedded map", zoom: 6, basemap: undefined, isShown: false },
  { case: "close, the host's map", zoom: 11, basemap: emptyStyle, isShown: false },
])("$case: shows that it has no streets: $isShown", slow, async ({ zoom, basemap, isShown }) => {
  await renderMap(undefined, { basemap, initialViewState: { center: [-105, 40], zoom } });

  const notes = () => screen.queryAllByText("This map has no streets.");
  const visible = () =>
    notes().filter((note) => note.checkVisibility({ visibilityProperty: true }));
  await expect.poll(() => visible().length).toBe(isShown ? 1 : 0);
});
