import { cleanup, render, screen } from "@testing-library/react";
import type { FeatureCollection } from "geojson";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { idle, renderMap, slow } from "../../testing/render-map.tsx";
import { MapView } from "../map-view/map-view.tsx";
import { MapViewProvider } from "../map-view/map-view-provider.tsx";
import { Marker } from "../marker/marker.tsx";
import { Source } from "../source/source.tsx";
import { Attribution } from "./attribution.tsx";
import { Compass } from "./compass.tsx";
import { FullscreenControl } from "./fullscreen-control.tsx";
import { LocateControl } from "./locate-control.tsx";
import { NavigationToggle } from "./navigation-toggle.tsx";
import { ScaleBar } from "./scale-bar.tsx";
import { ZoomControl } from "./zoom-control.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole("button", { name });
const isDisabled = (name: string) => button(name).ariaDisabled === "true";

test("controls are disabled but focusable until the map is ready", () => {
  vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true);
  render(
    <MapViewProvider>
      <MapView label="Shops" interactive={false} mode="3d" />
      <ZoomControl />
      <Compass />
      <NavigationToggle />
      <LocateControl />
      <FullscreenControl />
    </MapViewProvider>,
  );

  const controls = screen.getAllByRole("button");
  expect(controls.map((control) => `${control.title} ${control.ariaDisabled}`)).toEqual([
    "Zoom in true",
    "Zoom out true",
    "Point the map north true",
    "Drag to turn the map true",
    "Show where I am true",
    "Show the map full screen true",
  ]);
  expect(controls.every((control) => control.tabIndex === 0)).toBe(true);
});

test("with forced colors, a disabled control looks disabled", async () => {
  const emulate = (features: { name: string; value: string }[]) =>
    cdp().send("Emulation.setEmulatedMedia", { features });
  onTestFinished(async () => {
    await emulate([]);
  });
  await emulate([{ name: "forced-colors", value: "active" }]);
  render(
    <MapViewProvider>
      <MapView label="Shops" interactive={false} />
      <ZoomControl />
      <p style={{ color: "GrayText" }}>Gray</p>
    </MapViewProvider>,
  );

  const { color, borderColor } = getComputedStyle(button("Zoom in"));
  const gray = getComputedStyle(screen.getByText("Gray")).color;
  expect([color, borderColor]).toEqual([gray, gray]);
  expect(gray).not.toBe(getComputedStyle(document.body).color);
});

test("zooms by a factor of 2 and of 0.5", slow, async () => {
  const { view } = await renderMap(<ZoomControl />);

  await userEvent.click(button("Zoom in"));
  await expect.poll(() => view.getMap().getZoom(), { timeout: 9000 }).toBeCloseTo(9, 5);
  await expect.poll(() => view.animation?.done).toBe(true);
  await userEvent.click(button("Zoom out"));
  await expect.poll(() => view.getMap().getZoom(), { timeout: 9000 }).toBeCloseTo(8, 5);
});

test("zooming is disabled at its limits and keeps focus", slow, async () => {
  const { view } = await renderMap(<ZoomControl />, { constraints: { minZoom: 7, maxZoom: 9 } });
  expect([isDisabled("Zoom in"), isDisabled("Zoom out")]).toEqual([false, false]);
  button("Zoom in").focus();

  await view.goTo({ zoom: 9 }, { animate: false });
  await expect.poll(() => isDisabled("Zoom in")).toBe(true);
  expect(document.activeElement).toBe(button("Zoom in"));
  await view.goTo({ zoom: 7 }, { animate: false });
  await expect.poll(() => [isDisabled("Zoom in"), isDisabled("Zoom out")]).toEqual([false, true]);
});

test("the compass shows whether the map is turned, and points it north", slow, async () => {
  const { view } = await renderMap(<Compass />);
  const state = () => button("Point the map north").dataset["state"];
  expect(state()).toBe("compass");

  await view.goTo({ rotation: 90 }, { animate: false });
  await expect.poll(state).toBe("rotation");
  await userEvent.click(button("Point the map north"));

  await expect.poll(() => view.viewpoint.rotation, { timeout: 9000 }).toBe(0);
});

test("the compass is disabled where the map cannot be turned", slow, async () => {
  await renderMap(<Compass />, { constraints: { rotationEnabled: false } });

  expect(button("Point the map north").dataset["state"]).toBe("disabled");
});

test("attributions are one line of plain text", slow, async () => {
  const empty: FeatureCollection = { type: "FeatureCollection", features: [] };
  const { view } = await renderMap(
    <>
      <Source id="a" type="geojson" data={empty} attribution="<b>&copy; A</b>" />
      <Source id="b" type="geojson" data={empty} attribution="B" />
      <Attribution />
    </>,
  );
  await idle(view);

  expect((await screen.findByText("© A | B")).querySelector("b")).toBeNull();
});

test(
  "controls keep 15 px from the edges, and 30 from the bottom with an attribution",
  slow,
  async () => {
    const data: FeatureCollection = { type: "FeatureCollection", features: [] };
    const controls = (
      <>
        <ZoomControl position="top-left" />
        <ScaleBar position="bottom-right" />
      </>
    );
    const { view, update } = await renderMap(controls);
    const map = view.getMap().getContainer().getBoundingClientRect();
    const bottomOf = () =>
      map.bottom - screen.getByRole("img", { name: /^Scale/ }).getBoundingClientRect().bottom;
    const zoom = button("Zoom in").getBoundingClientRect();
    expect([zoom.left - map.left, zoom.top - map.top]).toEqual([15, 15]);
    expect(bottomOf()).toBe(15);

    update(
      <>
        {controls}
        <Source id="a" type="geojson" data={data} attribution="A" />
        <Attribution position="bottom-left" />
      </>,
    );

    await expect.poll(bottomOf).toBe(30);
  },
);

test("the scale bar shows its length", slow, async () => {
  await renderMap(<ScaleBar />);

  expect(
    screen.getByRole("img", { name: "Scale: the bar is 10 mi long on the ground" }),
  ).toBeTruthy();
});

test(
  "the scale bar is in its corner and reads from left to right in an Arabic page",
  slow,
  async () => {
    const { view, container } = await renderMap(<ScaleBar />, { basemap: undefined });
    container.dir = "rtl";

    const bar = screen.getByRole("img", { name: /^Scale/ });
    const map = view.getMap().getContainer().getBoundingClientRect();
    expect(bar.getBoundingClientRect().left - map.left).toBe(15);
    const leftOf = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(bar.firstChild as Text, start);
      range.setEnd(bar.firstChild as Text, end);
      return range.getBoundingClientRect().left;
    };
    expect(bar.textContent).toBe("10 mi");
    expect(leftOf(0, 2)).toBeLessThan(leftOf(3, 5));
  },
);

test("shows the location of the user", slow, async () => {
  const onLocate = vi.fn<(place: object) => void>();
  const getCurrentPosition = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  const { view } = await renderMap(<LocateControl onLocate={onLocate} />);
  expect(getCurrentPosition).not.toHaveBeenCalled();
  getCurrentPosition.mockImplementation((succeed) =>
    succeed({ coords: { longitude: -105.27, latitude: 40.01 } } as GeolocationPosition),
  );

  await userEvent.click(button("Show where I am"));

  expect(onLocate).toHaveBeenCalledExactlyOnceWith({ longitude: -105.27, latitude: 40.01 });
  expect(screen.getByRole("status").textContent).toBe("The map shows where you are.");
  await expect.poll(() => view.getMap().getCenter().lat, { timeout: 9000 }).toBeCloseTo(40.01, 4);
});

test("reports that the location of the user is not available", slow, async () => {
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((_, fail) =>
    fail?.({} as GeolocationPositionError),
  );
  await renderMap(<LocateControl />);

  await userEvent.click(button("Show where I am"));

  expect(screen.getByRole("status").textContent).toBe("Your browser couldn't find your location.");
});

test("toggles full screen where it is allowed", slow, async () => {
  const enabled = vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true);
  const element = vi.spyOn(document, "fullscreenElement", "get").mockReturnValue(null);
  const enter = vi.spyOn(Element.prototype, "requestFullscreen").mockRejectedValueOnce(new Error());
  const exit = vi.spyOn(document, "exitFullscreen").mockResolvedValue();
  const { container, update } = await renderMap(<FullscreenControl />);

  // The browser rejects the first request.
  await userEvent.click(button("Show the map full screen"));
  enter.mockResolvedValue();
  await userEvent.click(button("Show the map full screen"));
  const map = container.querySelector(".ck-map-view");
  expect(enter.mock.contexts).toEqual([map, map]);
  element.mockReturnValue(map);
  document.dispatchEvent(new Event("fullscreenchange"));
  await userEvent.click(await screen.findByRole("button", { name: "Leave full screen" }));
  expect(exit).toHaveBeenCalledOnce();

  enabled.mockReturnValue(false);
  update(<FullscreenControl />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a fitted target is next to the controls, at first and with goTo", slow, async () => {
  const extent = { xmin: -105, ymin: 39, xmax: -104, ymax: 39.5 };
  const { view } = await renderMap(
    <>
      <Marker longitude={extent.xmax} latitude={extent.ymax} label="Northeast" />
      <ZoomControl />
    </>,
    { initialViewState: extent },
  );
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const gap = () =>
    boxOf(button("Zoom in")).left - boxOf(screen.getByRole("img", { name: "Northeast" })).right;

  expect(gap()).toBeGreaterThan(0);
  await view.goTo([0, 0], { animate: false });
  await view.goTo(extent, { animate: false });

  expect(gap()).toBeGreaterThan(0);
});

test("the navigation toggle keeps gestures disabled that mapOptions disable", slow, async () => {
  const mapOptions = { dragPan: false, dragRotate: false };
  const { view } = await renderMap(<NavigationToggle />, { mode: "3d", mapOptions });

  await userEvent.click(button("Drag to turn the map"));
  await userEvent.click(button("Drag to move the map"));

  const { dragPan, dragRotate } = view.getMap();
  expect([dragPan.isEnabled(), dragRotate.isEnabled()]).toEqual([false, false]);
});
