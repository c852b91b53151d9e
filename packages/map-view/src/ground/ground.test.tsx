import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { denver, renderMap, slow } from "../../testing/render-map.tsx";
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
  // Ready includes the ground.
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

test.each([
  { name: "mars", mode: "3d", message: "Unable to find ground definition" },
  { name: "world-elevation", mode: "2d", message: "View not supported in 2D" },
] as const)("ground '$name' in $mode: '$message'", slow, async ({ name, mode, message }) => {
  const { view, errors } = await renderMap(<Ground name={name} />, { mode });

  expect(errors()).toContainEqual(expect.objectContaining({ name: "ViewError", message }));
  expect(view.getMap().getTerrain()).toBeNull();
});
