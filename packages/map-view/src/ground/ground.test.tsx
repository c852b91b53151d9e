import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { denver, emptyStyle, renderMap, slow } from "../../testing/render-map.tsx";
import { serveSyntheticTerrain } from "../../testing/synthetic-terrain.ts";
import { Ground } from "./ground.tsx";
import { registerGround } from "./ground-registry.ts";

afterEach(cleanup);

test("terrain has heights in 3D", { timeout: 60_000 }, async () => {
  const { tiles, stop } = serveSyntheticTerrain();
  registerGround("world-elevation", { tiles, tileSize: 512, maxzoom: 8 });
  const { view, errors, update } = await renderMap(
    <Ground name="world-elevation" exaggeration={2} />,
    { mode: "3d", initialViewState: { ...denver, tilt: 60 } },
  );

  const map = view.getMap();
  // The map is ready only after its terrain has loaded.
  expect(map.getTerrain()).toMatchObject({ exaggeration: 2 });
  await expect
    .poll(() => map.queryTerrainElevation([-104.9, 39.8]), { timeout: 30_000 })
    .not.toBeCloseTo(0, 0);
  expect(view.viewpoint.camera).toMatchObject({ tilt: 60 });

  update(undefined);
  expect(map.getTerrain()).toBeNull();
  expect(errors()).toEqual([]);
  stop();
});

test("replaces the terrain of a style, and follows its name", { timeout: 60_000 }, async () => {
  const { tiles, stop } = serveSyntheticTerrain();
  const others = ["synthetic://{z}/{x}/{y}?sea"];
  registerGround("world-elevation", { tiles, tileSize: 512, maxzoom: 8 });
  registerGround("world-topobathymetry", { tiles: others, tileSize: 512, maxzoom: 8 });
  const basemap = {
    ...emptyStyle,
    sources: { hills: { type: "raster-dem" as const, tiles } },
    terrain: { source: "hills", exaggeration: 1 },
  };
  const { view, update } = await renderMap(<Ground name="world-elevation" />, {
    mode: "3d",
    basemap,
  });
  const map = view.getMap();
  const shown = () => map.getSource(map.getTerrain()?.source ?? "")?.serialize().tiles;
  expect(shown()).toEqual(tiles);

  update(<Ground name="world-topobathymetry" />);

  await expect.poll(shown).toEqual(others);
  await expect.poll(() => view.ready).toBe(true);
  stop();
});

test.each([
  { name: "mars", mode: "3d", message: "Unable to find ground definition" },
  { name: "world-elevation", mode: "2d", message: "View not supported in 2D" },
] as const)("ground '$name' in $mode: '$message'", slow, async ({ name, mode, message }) => {
  const { view, errors } = await renderMap(<Ground name={name} />, { mode });

  expect(errors()).toContainEqual(expect.objectContaining({ name: "ViewError", message }));
  expect(view.getMap().getTerrain()).toBeNull();
});
