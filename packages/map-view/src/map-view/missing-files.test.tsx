import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderMap, slow } from "../../testing/render-map.tsx";
import type { MapViewHandle } from "./map-view-handle.ts";
import { MapView } from "./map-view.tsx";

vi.mock("../basemap/basemap-style.ts", () => Promise.reject(new TypeError("Failed to fetch")));
vi.mock("./shortcuts.tsx", () => Promise.reject(new TypeError("Failed to fetch")));

afterEach(cleanup);

test("a map whose list of keys does not load keeps working", slow, async () => {
  const { view } = await renderMap();
  screen.getByRole("application").focus();

  await userEvent.keyboard("?");
  await userEvent.keyboard("+");

  await expect.poll(() => view.getMap().getZoom()).toBeCloseTo(9, 6);
});

test("a map whose embedded basemap does not load is a picture", slow, async () => {
  const ref = createRef<MapViewHandle>();
  render(<MapView ref={ref} label="Shops" onError={() => undefined} />);

  await expect(ref.current?.when()).rejects.toMatchObject({
    message: "The embedded map did not load.",
  });
  expect(screen.getByText("The live map isn't available. This is a picture of it.")).toBeTruthy();
});
