import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { idle, renderMap, slow } from "../../testing/render-map.tsx";
import type { MapViewHandle } from "../index.ts";
import { Marker } from "./marker.tsx";

afterEach(cleanup);

const denver = { center: [-104.99, 39.739] as [number, number], zoom: 5 };

/** Whether the name of Denver is rendered at a distance from its dot, in CSS px to the right. */
const isNamedAt = (view: MapViewHandle, right: number): boolean =>
  view
    .hitTest({ x: 160 + right, y: 120 }, { layers: ["ck-city-names"] })
    .some(({ properties }) => properties["name"] === "Denver");

test(
  "the name of a city is next to its dot, and moves away from a marker on it",
  slow,
  async () => {
    const { view, update } = await renderMap(undefined, {
      basemap: undefined,
      initialViewState: denver,
    });
    await idle(view);
    expect(isNamedAt(view, 12)).toBe(true);

    update(<Marker longitude={-104.99} latitude={39.739} label="Denver Auto Body" />);
    await expect.poll(() => isNamedAt(view, 12), { timeout: 10_000 }).toBe(false);
    expect(isNamedAt(view, 30)).toBe(true);

    update(undefined);
    await expect.poll(() => isNamedAt(view, 12), { timeout: 10_000 }).toBe(true);
  },
);

test("a host's style is not changed for markers", slow, async () => {
  const { view } = await renderMap(<Marker longitude={-105} latitude={40} label="Shop" />);

  expect(view.getMap().getStyle().layers).toHaveLength(1);
});
