import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ownTile, ownTown, serveTiles } from "../../testing/own-tiles.ts";
import { idle, renderMap, slow } from "../../testing/render-map.tsx";
import { readMapColors } from "../basemap/map-colors.ts";
import { Attribution } from "../controls/attribution.tsx";
import { streetStyle } from "./street-style.ts";
import { type TileSchemaName, tileSchemas } from "./tile-schema.ts";

afterEach(() => {
  cleanup();
  document.documentElement.style.removeProperty("color-scheme");
});

const schemas = Object.keys(tileSchemas) as TileSchemaName[];
const view = { initialViewState: ownTown };
const note = (): string | undefined =>
  screen.queryByText("This map has no streets.")?.style.visibility;

describe.each(schemas)("tiles of %s", (schema) => {
  test("draw every layer and their attribution", slow, async () => {
    const tiles = serveTiles(`own-${schema}`, () => ownTile(schema));
    const { view: map, errors } = await renderMap(<Attribution />, {
      ...view,
      basemap: streetStyle({ tiles, schema }),
    });
    await idle(map);

    const layers = map
      .getMap()
      .getStyle()
      .layers.map(({ id }) => id)
      .filter((id) => id !== "ck-tiles-ground");
    const isDrawn = (id: string): boolean =>
      map.getMap().queryRenderedFeatures({ layers: [id] }).length > 0;
    await expect.poll(() => layers.filter((id) => !isDrawn(id))).toEqual([]);
    expect(layers.length).toBeGreaterThan(12);
    expect(screen.getByText(tileSchemas[schema].attribution)).toBeTruthy();
    expect(errors()).toEqual([]);
    expect(note()).toBeUndefined();
  });

  test.each(["light", "dark"])("have names of 4.5 : 1 on everything, %s", (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    const box = document.body.appendChild(document.createElement("div"));
    box.className = "ck-map-view";
    const { layers } = streetStyle({ tiles: "/{z}/{x}/{y}", schema }).styleFor(readMapColors(box));
    box.remove();

    const colorsOf = (part: string): string[] =>
      layers.flatMap(({ paint = {} }) =>
        Object.entries(paint).flatMap(([name, color]) => (name === part ? [String(color)] : [])),
      );
    const below = ["background-color", "fill-color", "line-color"].flatMap(colorsOf);
    const contrasts = colorsOf("text-color").flatMap((name) =>
      below.map((color) => contrastOf(name, color)),
    );

    expect(new Set(below).size).toBeGreaterThan(7);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
});

test("follows the colors of the page, and keeps the camera", slow, async () => {
  document.documentElement.style.colorScheme = "light";
  const tiles = serveTiles("own-colors", () => ownTile("protomaps"));
  const { view: map } = await renderMap(undefined, {
    ...view,
    basemap: streetStyle({ tiles, schema: "protomaps" }),
  });
  await map.goTo({ center: [-87.7, 41.86] }, { animate: false });
  const water = (): unknown => map.getMap().getPaintProperty("ck-tiles-water", "fill-color");
  const light = water();

  document.documentElement.style.colorScheme = "dark";

  await expect.poll(water).not.toEqual(light);
  expect(map.getMap().getCenter().lng).toBeCloseTo(-87.7);
});

test("around its extent, the embedded map says that it has no streets", slow, async () => {
  const tiles = serveTiles("own-extent", () => ownTile("protomaps"));
  const extent = { xmin: -88, ymin: 41.5, xmax: -87.5, ymax: 42 };
  const { view: map } = await renderMap(<Attribution />, {
    ...view,
    basemap: streetStyle({ tiles, schema: "protomaps", extent, minZoom: 11 }),
  });
  await idle(map);
  const countOf = (id: string): number =>
    map.getMap().queryRenderedFeatures({ layers: [id] }).length;
  await expect.poll(() => countOf("ck-tiles-streets")).toBeGreaterThan(0);
  expect(note()).toBe("hidden");

  await map.goTo({ center: [-83, 39.96], zoom: 13 }, { animate: false });
  await idle(map);

  expect([countOf("ck-tiles-streets"), countOf("ck-land") > 0, note()]).toEqual([
    0,
    true,
    "visible",
  ]);
});

const page = new TextEncoder().encode("<!doctype html><title>Log in</title>").buffer;

test.each<{ case: string; tiles: () => string; code: string; message: RegExp; zoom?: number }>([
  {
    case: "answer 404",
    tiles: () => `${location.origin}/no-such-tile/{z}/{x}/{y}`,
    code: "tiles-missing",
    message: /all of them are empty or answered 404/,
  },
  {
    case: "answer 500",
    tiles: () => serveTiles("down", () => Promise.reject(new Error("HTTP 500"))),
    code: "source-failed",
    message: /^The source 'ck-streets' failed: /,
  },
  {
    case: "are HTML",
    tiles: () => serveTiles("html", () => page),
    code: "source-failed",
    message: /^The source 'ck-streets' failed: /,
  },
  {
    case: "are of another schema",
    tiles: () => serveTiles("other", () => ownTile("openmaptiles")),
    code: "schema-mismatch",
    message: /schema Mapbox Streets of the street style\. They fit the schema 'openmaptiles'\.$/,
  },
  {
    case: "begin at a deeper zoom",
    tiles: () => serveTiles("deep", () => ownTile("mapbox")),
    zoom: 15,
    code: "tiles-missing",
    message: /^The tiles of the street style begin at zoom 15\.$/,
  },
])(
  "says that there are no streets if tiles $case",
  slow,
  async ({ tiles, zoom, code, message }) => {
    const { errors } = await renderMap(undefined, {
      ...view,
      basemap: streetStyle({ tiles: tiles(), schema: "mapbox", minZoom: zoom }),
    });

    await expect
      .poll(errors, { timeout: 15_000 })
      .toContainEqual(expect.objectContaining({ code, message: expect.stringMatching(message) }));
    await expect.poll(note, { timeout: 15_000 }).toBe("visible");
  },
);

test("notices again with another basemap", slow, async () => {
  const streetsOf = (id: string, tiles: Parameters<typeof serveTiles>[1]) =>
    streetStyle({ tiles: serveTiles(id, tiles), schema: "mapbox" });
  const { update } = await renderMap(undefined, {
    ...view,
    basemap: streetsOf("first-fails", () => Promise.reject(new Error("HTTP 500"))),
  });
  await expect.poll(note, { timeout: 15_000 }).toBe("visible");

  update(undefined, { ...view, basemap: streetsOf("then-works", () => ownTile("mapbox")) });
  await expect.poll(note, { timeout: 15_000 }).not.toBe("visible");

  update(undefined, { ...view, basemap: streetsOf("fails-again", () => ownTile("protomaps")) });
  await expect.poll(note, { timeout: 15_000 }).toBe("visible");
});

test("says that there are no streets if tiles never arrive", slow, async () => {
  const tiles = serveTiles("never", () => new Promise(() => {}));
  await renderMap(undefined, { ...view, basemap: streetStyle({ tiles, schema: "mapbox" }) });

  await expect.poll(note, { timeout: 15_000 }).toBe("visible");
});

test("rejects an unknown schema", () => {
  const schema = "tilezen" as TileSchemaName;

  expect(() => streetStyle({ tiles: "/{z}/{x}/{y}", schema })).toThrow(
    "There is no schema 'tilezen'. There are: openmaptiles, protomaps, shortbread, mapbox.",
  );
});

function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
