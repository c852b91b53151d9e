import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { cleanup, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { denver, emptyStyle, renderMap, slow } from "../../testing/render-map.tsx";
import { Shops, shops } from "../../testing/shops.tsx";
import { FeatureList } from "../feature-list/feature-list.tsx";
import { MapView } from "../map-view/map-view.tsx";
import type { MapViewHandle } from "../map-view/map-view-handle.ts";
import { MapViewProvider } from "../map-view/map-view-provider.tsx";
import { Popup } from "../popup/popup.tsx";
import { MarkerGroup } from "./marker-group.tsx";
import { Marker } from "./marker.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("style");
});

const marker = (name: string) => screen.findByRole("button", { name });

test("markers are buttons, whose name begins with their number", slow, async () => {
  await renderMap(<Shops />);

  expect(await marker("1. Denver Auto Body")).toBeTruthy();
  expect(await marker("3. Springs Glass")).toBeTruthy();
});

test("markers are one tab stop, and arrow keys move through them by distance", slow, async () => {
  await renderMap(<Shops />);
  await marker("1. Denver Auto Body");
  screen.getByRole("application").focus();

  await userEvent.tab();
  expect(document.activeElement).toBe(await marker("1. Denver Auto Body"));
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(await marker("2. Boulder Collision"));
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(await marker("3. Springs Glass"));
  await userEvent.keyboard("{Home}");
  expect(document.activeElement).toBe(await marker("1. Denver Auto Body"));
});

test(
  "a marker and its popup depend on the kit's size, even if the page's rem is 10 px",
  slow,
  async () => {
    document.documentElement.style.cssText = "font-size: 10px; --ck-size: 1.6rem";
    await renderMap(<Shops />);
    const pin = await marker("1. Denver Auto Body");
    await userEvent.click(pin);
    const close = await screen.findByRole("button", { name: "Close" });

    const sizes = [pin, close].map((button) => button.getBoundingClientRect());

    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [32, 32],
      [32, 32],
    ]);
  },
);

test("keys on a marker do not move the map", slow, async () => {
  const { view } = await renderMap(<Shops />, { initialViewState: { ...denver, zoom: 7 } });
  (await marker("1. Denver Auto Body")).focus();

  // The next marker is in view, so the map does not move.
  await userEvent.keyboard("{ArrowRight}=");

  expect(document.activeElement).toBe(await marker("2. Boulder Collision"));
  expect(view.getMap().isMoving()).toBe(false);
  const { lng, lat } = view.getMap().getCenter();
  expect([lng, lat]).toEqual([expect.closeTo(-104.99, 9), expect.closeTo(39.74, 9)]);
  expect(view.getMap().getZoom()).toBeCloseTo(7, 9);
});

test.each([
  { where: "below", center: [-104.99, 39.74] },
  { where: "above and to the left", center: [-104, 38] },
] as const)("a marker $where that gets the focus is moved into view", slow, async ({ center }) => {
  const { view } = await renderMap(<Shops />, {
    initialViewState: { center: [...center], zoom: 10 },
  });

  (await marker("3. Springs Glass")).focus();

  await expect.poll(() => view.getMap().getBounds().contains([-104.82, 38.83])).toBe(true);
});

test("Enter opens a popup with a name; Escape closes it and restores the focus", slow, async () => {
  await renderMap(<Shops />);
  (await marker("1. Denver Auto Body")).focus();

  await userEvent.keyboard("{Enter}");
  const popup = await screen.findByRole("dialog", { name: "Denver Auto Body" });
  expect(document.activeElement).toBe(popup);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Book");
  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(await marker("1. Denver Auto Body"));
});

test("the button in a popup closes it", slow, async () => {
  await renderMap(<Shops />);
  await userEvent.click(await marker("1. Denver Auto Body"));

  await userEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a click on a marker is not a click on the map", slow, async () => {
  const [onClick, onSelect] = [vi.fn<() => void>(), vi.fn<(id: string) => void>()];
  await renderMap(<Shops onSelect={onSelect} />, { onImmediateClick: onClick });

  await userEvent.click(await marker("1. Denver Auto Body"));

  expect(onSelect).toHaveBeenCalledExactlyOnceWith("a");
  expect(onClick).not.toHaveBeenCalled();
});

test.each([
  { case: "NaN", longitude: Number.NaN, latitude: 0 },
  { case: "a latitude of 900", longitude: 0, latitude: 900 },
])("a marker at $case is omitted", slow, async ({ longitude, latitude }) => {
  await renderMap(
    <>
      <Marker longitude={longitude} latitude={latitude} label="Nowhere" />
      <Marker longitude={-105} latitude={40} label="Somewhere" />
    </>,
  );

  expect(await screen.findByRole("img", { name: "Somewhere" })).toBeTruthy();
  expect(screen.queryByRole("img", { name: "Nowhere" })).toBeNull();
});

test("HTML in a popup is text", slow, async () => {
  await renderMap(
    <Popup
      longitude={-105}
      latitude={40}
      title="<img src=x onerror=alert(1)>"
      onClose={() => undefined}
    >
      {"<b>bold</b>"}
    </Popup>,
  );

  const popup = await screen.findByRole("dialog", { name: "<img src=x onerror=alert(1)>" });
  expect(popup.querySelector("img, b")).toBeNull();
});

test(
  "the list shows the same places and which are not in view, and moves the map",
  slow,
  async () => {
    const onSelect = vi.fn<(id: string) => void>();
    const { view } = await renderMap(
      undefined,
      { initialViewState: { center: [-104.99, 39.74], zoom: 7.5 } },
      {
        wrapper: MapViewProvider,
        beside: <FeatureList label="Shops" features={shops} selectedId="a" onSelect={onSelect} />,
      },
    );
    const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect
      .poll(items)
      .toEqual(["Denver Auto Body", "Boulder Collision", "Springs Glass (not in view)"]);
    expect(screen.getByRole("button", { name: "Denver Auto Body" }).ariaCurrent).toBe("true");

    await userEvent.click(screen.getByRole("button", { name: "Springs Glass" }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith("c");
    await expect
      .poll(() => view.getMap().getCenter().lat, { timeout: 10_000 })
      .toBeCloseTo(38.83, 4);
    await expect.poll(() => items().at(-1)).toBe("Springs Glass");
  },
);

const aleutians = [
  { id: "west", name: "West", longitude: 179.8, latitude: 52 },
  { id: "east", name: "East", longitude: -179.8, latitude: 52 },
];

test("places on both sides of the antimeridian are in view", slow, async () => {
  const { view } = await renderMap(
    <MarkerGroup>
      {aleutians.map(({ id, name, ...place }) => (
        <Marker key={id} {...place} label={name} onClick={() => undefined} />
      ))}
    </MarkerGroup>,
    { initialViewState: { center: [179.95, 52], zoom: 8 } },
    { wrapper: MapViewProvider, beside: <FeatureList label="Islands" features={aleutians} /> },
  );
  await expect
    .poll(() => screen.getAllByRole("listitem").map(({ textContent }) => textContent))
    .toEqual(["West", "East"]);

  for (const each of screen.getAllByRole("button")) each.focus();

  expect(view.getMap().isMoving()).toBe(false);
});

test(
  "places in the corners of its bounds that a turned map does not show are not in view",
  slow,
  async () => {
    const corner = { id: "corner", name: "Corner", longitude: -104.5, latitude: 40.1 };
    const { view } = await renderMap(
      undefined,
      { initialViewState: { ...denver, rotation: 45 } },
      { wrapper: MapViewProvider, beside: <FeatureList label="Shops" features={[corner]} /> },
    );

    expect(view.getMap().getBounds().contains([-104.5, 40.1])).toBe(true);
    await expect.poll(() => screen.getByRole("listitem").textContent).toBe("Corner (not in view)");
  },
);

test("an empty list shows that there are no places", slow, async () => {
  await renderMap(
    undefined,
    {},
    { wrapper: MapViewProvider, beside: <FeatureList label="Shops" features={[]} /> },
  );

  expect(screen.getByText("No places")).toBeTruthy();
});

test("markers are sorted while one of another map has the focus", slow, async () => {
  const other = createRef<MapViewHandle>();
  const pin = (label: string, longitude: number) => (
    <Marker longitude={longitude} latitude={39.7} label={label} onClick={() => undefined} />
  );
  await renderMap(
    pin("Elsewhere", -105),
    {},
    {
      beside: (
        <div style={{ inlineSize: 320, blockSize: 240 }}>
          <MapView
            ref={other}
            label="Other"
            basemap={emptyStyle}
            initialViewState={denver}
            onError={() => undefined}
          >
            <MarkerGroup>
              {pin("Near", -105)}
              {pin("Far", -90)}
            </MarkerGroup>
          </MapView>
        </div>
      ),
    },
  );
  await other.current?.when();
  (await marker("Elsewhere")).focus();

  await other.current?.goTo([-90, 39.7], { animate: false });

  await expect.poll(() => screen.getByRole("button", { name: "Far" }).tabIndex).toBe(0);
});

test("a map that is hidden announces no number of places", slow, async () => {
  const { view, container } = await renderMap(<Shops />);
  await view.goTo({ zoom: 6 }, { animate: false });
  await expect.poll(announcements).toContain("3 places in view");
  clearAnnouncements();

  (container.firstElementChild as HTMLElement).style.display = "none";
  await expect.poll(() => view.ready).toBe(false);

  (container.firstElementChild as HTMLElement).style.display = "";
  await expect.poll(announcements).toContain("3 places in view");
  expect(announcements()).not.toContain("0 places in view");
});
