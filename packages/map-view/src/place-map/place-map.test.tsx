import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { slow } from "../../testing/render-map.tsx";
import PlaceMap from "./place-map.tsx";

afterEach(cleanup);

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
