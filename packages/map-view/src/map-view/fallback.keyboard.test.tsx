import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { shops } from "../../testing/shops.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { FeatureList } from "../feature-list/feature-list.tsx";
import { MarkerGroup } from "../marker/marker-group.tsx";
import { Marker } from "../marker/marker.tsx";
import { Popup } from "../popup/popup.tsx";
import { StaticMap } from "../static-map/static-map.tsx";
import type { ViewError } from "../view/view-error.ts";
import { MapViewProvider } from "./map-view-provider.tsx";
import { MapView } from "./map-view.tsx";

// Also runs in Firefox and WebKit.

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("without WebGL2, the list next to the picture works, and Tab skips the picture", async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const onError = vi.fn<(error: ViewError) => void>();
  render(
    <MapViewProvider>
      <button>Before</button>
      <MapView label="Shops" onError={onError}>
        <ZoomControl />
      </MapView>
      <FeatureList label="All shops" features={shops} onSelect={onSelect} />
    </MapViewProvider>,
  );
  await screen.findByText("The live map isn't available. This is a picture of it.");
  expect(await screen.findByRole("img", { name: "Shops" })).toBeTruthy();
  screen.getByRole("button", { name: "Before" }).focus();

  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("Denver Auto Body");
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Enter}");

  expect(onSelect).toHaveBeenCalledExactlyOnceWith("b");
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "webgl2-missing" }),
  );
});

test("without WebGL2, markers have the same positions on the picture as on the map", async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const denver = { center: [-104.99, 39.74] as const, zoom: 6 };
  render(
    <div style={{ inlineSize: 320, blockSize: 240 }}>
      <MapView label="Shops" initialViewState={denver} onError={() => undefined}>
        <MarkerGroup>
          {shops.map(({ id, name, ...place }, at) => (
            <Marker key={id} {...place} number={at + 1} label={name} onClick={() => onSelect(id)} />
          ))}
        </MarkerGroup>
        <ZoomControl />
      </MapView>
    </div>,
  );
  const first = await screen.findByRole("button", { name: "1. Denver Auto Body" });
  const picture = screen.getByRole("img", { name: "Shops" }).getBoundingClientRect();
  const pin = first.getBoundingClientRect();
  expect(pin.x + pin.width / 2 - picture.x).toBeCloseTo(160, 0);
  expect(pin.y + pin.height / 2 - picture.y).toBeCloseTo(120, 0);

  first.focus();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.keyboard("{Enter}");

  expect(onSelect).toHaveBeenCalledExactlyOnceWith("b");
  expect(screen.queryByRole("button", { name: "Zoom in" })).toBeNull();
  const names = [...document.querySelectorAll(".ck-static-map text")];
  const markers = screen.getAllByRole("button");
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => markers.some((marker) => overlap(name, marker)))).toEqual([]);
});

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test.each([
  { case: "without WebGL2", live: true },
  { case: "that is not live", live: false },
])("a map $case shows its markers and all of its popup", async ({ live }) => {
  const onClose = vi.fn<() => void>();
  const corner = { longitude: -106.9, latitude: 40.9 };
  render(
    <div style={{ inlineSize: 320, blockSize: 240 }}>
      <MapView
        label="Shops"
        interactive={live}
        initialViewState={{ center: [-104.99, 39.74], zoom: 6 }}
        onError={() => undefined}
      >
        <Marker {...corner} label="Kremmling Collision" />
        <Popup {...corner} title="Kremmling Collision" onClose={onClose}>
          Open from 8 to 5
        </Popup>
      </MapView>
    </div>,
  );

  const popup = await screen.findByRole("dialog", { name: "Kremmling Collision" });
  expect(await screen.findByRole("img", { name: "Kremmling Collision" })).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(popup);
  const [box, view] = [popup, screen.getByRole("img", { name: "Shops" })].map((element) =>
    element.getBoundingClientRect(),
  );
  expect(box?.left).toBeGreaterThanOrEqual(view?.left ?? 0);
  expect(box?.top).toBeGreaterThanOrEqual(view?.top ?? 0);
  expect(box?.bottom).toBeLessThanOrEqual(view?.bottom ?? 0);

  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a static map includes the names of its pins and is not focusable", async () => {
  render(
    <>
      <button>Before</button>
      <StaticMap label="Shops near Denver" markers={shops} />
      <button>After</button>
    </>,
  );
  screen.getByRole("button", { name: "Before" }).focus();

  await userEvent.keyboard("{Tab}");

  expect(document.activeElement?.textContent).toBe("After");
  expect(
    screen.getByRole("img", {
      name: "Shops near Denver. 1. Denver Auto Body. 2. Boulder Collision. 3. Springs Glass",
    }),
  ).toBeTruthy();
});
