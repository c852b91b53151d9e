import { cleanup, screen } from "@testing-library/react";
import { addProtocol, AJAXError, removeProtocol } from "maplibre-gl";
import type { FeatureCollection } from "geojson";
import type { JSX } from "react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { denver, idle, renderMap, slow } from "../../testing/render-map.tsx";
import { ClusterLayer } from "../cluster-layer/cluster-layer.tsx";
import { FeatureLayer } from "../feature-layer/feature-layer.tsx";
import type { MapViewHandle } from "../map-view/map-view-handle.ts";
import { Source } from "../source/source.tsx";
import { Layer } from "./layer.tsx";
import { useLayerView } from "./use-layer-view.ts";

afterEach(cleanup);

function State({ of }: { of: string }): JSX.Element {
  const view = useLayerView(of);
  return <p role="note">{view ? `${view.state} ${view.error?.message ?? ""}`.trim() : "none"}</p>;
}

const state = () => screen.getByRole("note").textContent;

/** Counts the rendered features of a layer. Before it is added, MapLibre would report the query as an error. */
function countRendered(view: MapViewHandle, layer: string): number {
  const map = view.getMap();
  return map.getLayer(layer) ? map.queryRenderedFeatures({ layers: [layer] }).length : 0;
}

/** Points on a grid around Denver. */
function grid(count: number): FeatureCollection {
  const side = Math.ceil(Math.sqrt(count));
  return {
    type: "FeatureCollection",
    features: Array.from({ length: count }, (_, at) => ({
      type: "Feature",
      properties: { number: at },
      geometry: {
        type: "Point",
        coordinates: [-106 + (2 * (at % side)) / side, 39 + (1.5 * Math.floor(at / side)) / side],
      },
    })),
  };
}

test(
  "a layer view is loading until its data is there, and done when it is rendered",
  slow,
  async () => {
    let resolve: (response: { data: FeatureCollection }) => void = () => undefined;
    addProtocol("late", () => new Promise((onData) => (resolve = onData)));
    await renderMap(
      <>
        <FeatureLayer id="shops" data="late://shops" />
        <State of="shops" />
      </>,
    );
    expect(state()).toBe("loading");

    resolve({ data: grid(4) });

    await expect.poll(state).toBe("done");
    removeProtocol("late");
  },
);

test.each([
  { status: 404, text: /^error The source 'tiles' has no tiles here/ },
  { status: 500, text: /^error The layer 'tiles' cannot be drawn: AJAXError: .*500/ },
])(
  "a layer whose tiles answer $status is an error, reported once",
  slow,
  async ({ status, text }) => {
    addProtocol("failing", ({ url }) => {
      throw new AJAXError(status, "Failed", url, new Blob());
    });
    const { view, errors } = await renderMap(
      <>
        <Source id="tiles" type="raster" tiles={["failing://{z}/{x}/{y}"]} tileSize={64}>
          <Layer id="tiles" type="raster" source="tiles" />
        </Source>
        <State of="tiles" />
      </>,
    );

    await expect.poll(state, { timeout: 10_000 }).toMatch(text);
    await view.goTo([-90, 40], { animate: false });
    await view.takeScreenshot();
    expect(errors()).toHaveLength(1);
    removeProtocol("failing");
  },
);

test("a layer without its source is still loading", slow, async () => {
  await renderMap(
    <>
      <Layer id="lines" type="line" source="nowhere" />
      <State of="lines" />
    </>,
  );

  expect(state()).toBe("loading");
});

test("reports an error for a layer whose data does not load", slow, async () => {
  const { errors } = await renderMap(
    <>
      <FeatureLayer id="shops" data="/no-such-file.geojson" />
      <State of="shops" />
    </>,
  );

  await expect.poll(state).toMatch(/^error The layer 'shops' cannot be drawn/);
  expect(errors()).toContainEqual(expect.objectContaining({ code: "source-failed" }));
});

test("a layer of heights in 2D: 'View not supported in 2D'", slow, async () => {
  const { errors } = await renderMap(
    <>
      <Source id="houses" type="geojson" data={grid(1)}>
        <Layer id="houses" type="fill-extrusion" source="houses" />
      </Source>
      <State of="houses" />
    </>,
  );

  await expect.poll(state).toBe("error View not supported in 2D");
  expect(errors()).toContainEqual(
    expect.objectContaining({ name: "ViewError", message: "View not supported in 2D" }),
  );
});

test("10,000 points are rendered as clusters with counts", slow, async () => {
  const { view, errors } = await renderMap(<ClusterLayer id="points" data={grid(10_000)} />);
  await idle(view);

  await expect
    .poll(() => countRendered(view, "points-clusters"), { timeout: 15_000 })
    .toBeGreaterThan(3);
  expect(errors()).toEqual([]);
});

test("a cluster splits when its radius changes", slow, async () => {
  const clusters = (radius: number) => (
    <ClusterLayer id="c" data={grid(4)} clusterRadius={radius} />
  );
  const { view, update } = await renderMap(clusters(500), {
    initialViewState: { ...denver, zoom: 6 },
  });
  await expect.poll(() => countRendered(view, "c-clusters"), slow).toBe(1);

  update(clusters(1));

  await expect.poll(() => countRendered(view, "c"), slow).toBeGreaterThan(1);
  expect(countRendered(view, "c-clusters")).toBe(0);
});

test("the id of a layer and its source can change", slow, async () => {
  const layer = (id: string) => <FeatureLayer id={id} data={grid(4)} />;
  const { view, update, errors } = await renderMap(layer("before"));
  await expect.poll(() => countRendered(view, "before"), slow).toBeGreaterThan(0);

  update(layer("after"));

  await expect.poll(() => countRendered(view, "after"), slow).toBeGreaterThan(0);
  expect(countRendered(view, "before")).toBe(0);
  expect(errors()).toEqual([]);
});

test("the type of a layer can change", slow, async () => {
  const data = grid(1);
  const source = (layer: JSX.Element) => (
    <Source id="shops" type="geojson" data={data}>
      {layer}
    </Source>
  );
  const { view, update } = await renderMap(
    source(<Layer id="places" type="circle" source="shops" />),
  );
  await expect.poll(() => view.getMap().getLayer("places")?.type, slow).toBe("circle");

  update(source(<Layer id="places" type="heatmap" source="shops" />));

  await expect.poll(() => view.getMap().getLayer("places")?.type, slow).toBe("heatmap");
});

test.each([
  { case: "a layer with onSelect", onSelect: () => undefined, cursor: "pointer" },
  { case: "a layer without onSelect", onSelect: undefined, cursor: "grab" },
])("the cursor over a feature of $case is $cursor", slow, async ({ onSelect, cursor }) => {
  const point = { type: "Point" as const, coordinates: [-104.99, 39.74] };
  const { view } = await renderMap(<FeatureLayer id="shops" data={point} onSelect={onSelect} />);
  await expect.poll(() => countRendered(view, "shops"), slow).toBe(1);
  const canvas = view.getMap().getCanvas();

  await userEvent.hover(canvas, { position: { x: 160, y: 120 } });
  await expect.poll(() => getComputedStyle(canvas).cursor).toBe(cursor);

  await userEvent.hover(canvas, { position: { x: 20, y: 20 } });
  await expect.poll(() => getComputedStyle(canvas).cursor).toBe("grab");
});

test("100,000 points are rendered", { timeout: 60_000 }, async () => {
  const { view, errors } = await renderMap(<FeatureLayer id="points" data={grid(100_000)} />);

  await expect.poll(() => view.getMap().getLayer("points")).toBeTruthy();
  const rendered = () => view.hitTest({ x: 160, y: 120 }, { layers: ["points"] });
  await expect.poll(() => rendered().length, { timeout: 40_000 }).toBeGreaterThan(0);
  expect(errors()).toEqual([]);
});

test(
  "skips and reports features with invalid coordinates, and renders the others",
  slow,
  async () => {
    const data = grid(4);
    const wrong = [Number.NaN, 500].map((longitude) => ({
      type: "Feature" as const,
      properties: {},
      geometry: { type: "Point" as const, coordinates: [longitude, 40] },
    }));
    const { view, errors } = await renderMap(
      <FeatureLayer id="points" data={{ ...data, features: [...data.features, ...wrong] }} />,
      { initialViewState: { ...denver, zoom: 6 } },
    );

    await expect.poll(() => countRendered(view, "points"), { timeout: 10_000 }).toBe(4);
    expect(errors()).toContainEqual(
      expect.objectContaining({
        message: "2 features of the source 'points' have no place on the earth.",
      }),
    );
  },
);

test("reports data that is not GeoJSON, and keeps the map", slow, async () => {
  const { view, errors } = await renderMap(
    <FeatureLayer id="points" data={{ type: "Circus" } as never} />,
  );

  expect(errors()).toContainEqual(expect.objectContaining({ code: "invalid-data" }));
  expect(view.ready).toBe(true);
});

test.each([
  { color: "oklch(0.628 0.2577 29.23)" },
  { color: "color(display-p3 1 0 0)" },
  { color: "color-mix(in oklab, red, red)" },
  { color: "red" },
])("a layer can have the color $color", slow, async ({ color }) => {
  const point = { type: "Point" as const, coordinates: [-104.99, 39.74] };
  const { view } = await renderMap(<FeatureLayer id="shops" data={point} color={color} />);

  await expect
    .poll(() => view.getMap().getPaintProperty("shops", "circle-color"))
    .toMatch(/^rgba?\(25[45], 0, 0/);
});

test("a layer follows the color scheme of the page", slow, async () => {
  const point = { type: "Point" as const, coordinates: [-104.99, 39.74] };
  const { view } = await renderMap(<FeatureLayer id="shops" data={point} />);
  const color = () => view.getMap().getPaintProperty("shops", "circle-color");
  await expect.poll(color).toBe("rgb(12, 84, 96)");

  document.documentElement.style.colorScheme = "dark";

  await expect.poll(color).toBe("rgb(131, 211, 218)");
  document.documentElement.style.colorScheme = "";
});
