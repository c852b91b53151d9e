import { cleanup, screen } from "@testing-library/react";
import type { FeatureCollection } from "geojson";
import type { JSX } from "react";
import { afterEach, expect, test } from "vitest";
import { renderMap, slow } from "../../testing/render-map.tsx";
import { Attribution } from "../controls/attribution.tsx";
import { Layer } from "../layer/layer.tsx";
import { Source } from "./source.tsx";

afterEach(cleanup);

const empty: FeatureCollection = { type: "FeatureCollection", features: [] };

function Tiles({ type, url }: { type: "raster" | "vector"; url: string }): JSX.Element {
  if (type === "raster") {
    return (
      <Source id="tiles" type="raster" tiles={[url]}>
        <Layer id="tiles" type="raster" source="tiles" />
      </Source>
    );
  }
  return (
    <Source id="tiles" type="vector" tiles={[url]}>
      <Layer id="tiles" type="line" source="tiles" source-layer="roads" />
    </Source>
  );
}

test.each([
  { type: "vector", media: "application/x-protobuf" },
  { type: "raster", media: "image/png" },
] as const)("reports invalid $type tiles, and keeps the map", slow, async ({ type, media }) => {
  const { view, errors } = await renderMap(
    <Tiles type={type} url={`data:${media},garbage#{z}/{x}/{y}`} />,
  );

  await expect.poll(errors, { timeout: 15_000 }).toContainEqual(
    expect.objectContaining({
      code: "source-failed",
      message: expect.stringMatching(/^The source 'tiles' failed: /),
    }),
  );
  expect(view.ready).toBe(true);
});

test.each(["vector", "raster"] as const)(
  "reports missing %s tiles (404) once, and keeps the map",
  slow,
  async (type) => {
    const { view, errors } = await renderMap(
      <Tiles type={type} url={`${location.origin}/no-such-tile/{z}/{x}/{y}`} />,
    );
    const missing = [
      expect.objectContaining({
        code: "tiles-missing",
        message:
          "The source 'tiles' has no tiles here: all of them are empty or answered 404. Check its address and zoom levels.",
      }),
    ];
    await expect.poll(errors, { timeout: 15_000 }).toEqual(missing);
    await view.goTo({ center: [0, 0] }, { animate: false });
    await view.takeScreenshot();

    expect(errors()).toEqual(missing);
    expect(view.ready).toBe(true);
  },
);

test.each([
  { case: "plain text", url: "data:text/plain,%C2%A9%20Fetched" },
  { case: "TileJSON", url: 'data:application/json,{"attribution":"%C2%A9%20Fetched"}' },
])("an attribution can be fetched as $case", slow, async ({ url }) => {
  await renderMap(
    <>
      <Source id="a" type="geojson" data={empty} attribution="Own" />
      <Source id="b" type="geojson" data={empty} attributionUrl={url} />
      <Attribution />
    </>,
  );

  expect(await screen.findByText("Own | © Fetched")).toBeTruthy();
});

test("an attribution can come with the TileJSON of its source", slow, async () => {
  const tileJson = { tilejson: "3.0.0", tiles: ["/{z}/{x}/{y}.png"], attribution: "Of TileJSON" };
  await renderMap(
    <>
      <Source
        id="a"
        type="raster"
        url={`data:application/json,${encodeURIComponent(JSON.stringify(tileJson))}`}
      />
      <Attribution />
    </>,
  );

  expect(await screen.findByText("Of TileJSON")).toBeTruthy();
});

test.each([
  { case: "is missing", url: "/no-such-attribution.json" },
  { case: "has no attribution", url: "data:application/json,{}" },
])("reports an attribution whose URL $case, and shows none", slow, async ({ url }) => {
  const { errors } = await renderMap(
    <>
      <Source id="a" type="geojson" data={empty} attributionUrl={url} />
      <Attribution />
    </>,
  );

  await expect.poll(errors).toEqual([
    expect.objectContaining({
      code: "attribution-failed",
      message: "The attribution of 'a' did not load.",
    }),
  ]);
  expect(screen.queryByLabelText("Sources of the map")).toBeNull();
});
