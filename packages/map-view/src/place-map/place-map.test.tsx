import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ownTile, ownTown, serveTiles } from "../../testing/own-tiles.ts";
import { slow } from "../../testing/render-map.tsx";
import { setDefaultBasemap } from "../basemap/basemap.ts";
import { streetStyle } from "../street-style/street-style.ts";
import PlaceMap, { Picture } from "./place-map.tsx";

afterEach(() => {
  cleanup();
  setDefaultBasemap(undefined);
});

test("shows a place with its name and address", slow, async () => {
  render(
    <div style={{ inlineSize: 320, blockSize: 240 }}>
      <PlaceMap
        latitude={39.74}
        longitude={-104.99}
        name="Denver Auto Body"
        address="1 Main St, Denver, CO"
      />
    </div>,
  );

  const name = "Denver Auto Body, 1 Main St, Denver, CO";
  expect(await screen.findByRole("application", { name }, { timeout: 20_000 })).toBeTruthy();
  const pin = await screen.findByRole("img", { name: "Denver Auto Body" }, { timeout: 20_000 });
  await expect.poll(() => screen.queryByRole("img", { name })).toBeNull();
  const map = screen.getByRole("application").getBoundingClientRect();
  const { x, width } = pin.getBoundingClientRect();
  expect(x + width / 2).toBeCloseTo(map.x + map.width / 2, 0);
});

test.each([
  { where: "inside of its extent, at its streets", longitude: ownTown.center[0], isClose: true },
  { where: "elsewhere, in its state", longitude: -100, isClose: false },
])("shows a place on the default basemap: $where", slow, async ({ longitude, isClose }) => {
  const respond = vi.fn(() => ownTile("protomaps"));
  const [, latitude] = ownTown.center;
  setDefaultBasemap(
    streetStyle({
      tiles: serveTiles(`place-${isClose}`, respond),
      schema: "protomaps",
      minZoom: 13,
      extent: { xmin: -88, ymin: 41, xmax: -87, ymax: 42 },
    }),
  );
  const { container } = render(
    <div style={{ inlineSize: 320, blockSize: 240 }}>
      <PlaceMap latitude={latitude} longitude={longitude} name="Own Auto Body" />
    </div>,
  );

  await expect
    .poll(() => container.querySelector("[data-ready=true]"), { timeout: 20_000 })
    .not.toBeNull();
  expect(respond.mock.calls.length > 0).toBe(isClose);
});

test.each([
  { where: [41.8846, -87.6536] as const, caption: "About 1 mile from the center of Chicago" },
  { where: [39.739, -104.99] as const, caption: "In the center of Denver" },
])("a picture says where a place is: $caption", ({ where: [latitude, longitude], caption }) => {
  render(<Picture latitude={latitude} longitude={longitude} name="Own Auto Body" />);

  expect(screen.getByRole("img", { name: "Own Auto Body" })).toBeTruthy();
  expect(screen.getByText(caption)).toBeTruthy();
});
