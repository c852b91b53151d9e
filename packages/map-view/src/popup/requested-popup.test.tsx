import { cleanup, screen } from "@testing-library/react";
import type { Feature } from "geojson";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderMap, slow } from "../../testing/render-map.tsx";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const shop = (name: string): Feature => ({
  type: "Feature",
  properties: { name },
  geometry: { type: "Point", coordinates: [-105, 40] },
});

test("shows the features that arrive within 5000 ms and drops the rest", slow, async () => {
  const { view } = await renderMap();
  vi.useFakeTimers();
  const late = new Promise<Feature[]>((resolve) => {
    setTimeout(() => resolve([shop("Too late")]), 5001);
  });

  act(() => {
    view.openPopup({ location: [-105, 40], title: "Shops", features: [[shop("In time")], late] });
  });
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText("In time")).toBeTruthy();
  expect(screen.queryByText("Some information didn't load in time.")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10));

  expect(screen.getByText("Some information didn't load in time.")).toBeTruthy();
  expect(screen.queryByText("Too late")).toBeNull();
});

test("opened again at the same place, does not show the features of before", slow, async () => {
  const { view } = await renderMap();
  const location = [-105, 40] as const;
  act(() => view.openPopup({ location, title: "First", features: [[shop("Old")]] }));
  expect(await screen.findByText("Old")).toBeTruthy();

  act(() => view.openPopup({ location, title: "Second", features: [] }));

  expect(screen.getByRole("dialog", { name: "Second" })).toBeTruthy();
  expect(screen.queryByText("Old")).toBeNull();
});

test.each([
  { where: "the top left corner", location: [-105.4, 40.05] as const },
  { where: "the right edge", location: [-104.57, 39.7] as const },
])("at $where, the map moves to show all of it", slow, async ({ location }) => {
  const { view } = await renderMap();

  act(() => view.openPopup({ location, title: "A shop with a long name", features: [] }));

  const popup = screen.getByRole("dialog");
  const map = view.getMap().getContainer().getBoundingClientRect();
  const isInside = () => {
    const { left, right, top, bottom } = popup.getBoundingClientRect();
    return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
  };
  expect(isInside()).toBe(false);
  await expect.poll(isInside).toBe(true);
});

test("is rendered by the host's function, and can be closed", slow, async () => {
  const { view } = await renderMap(undefined, {
    popup: (features) => <p>{`${features.length} shops`}</p>,
  });

  act(() => view.openPopup({ location: [-105, 40], features: [[shop("A"), shop("B")]] }));
  expect(await screen.findByText("2 shops")).toBeTruthy();
  act(() => view.closePopup());

  expect(screen.queryByText("2 shops")).toBeNull();
});

test("a popup without a place is an error", slow, async () => {
  const { view } = await renderMap();

  expect(() => view.openPopup({ location: null as never })).toThrow(
    expect.objectContaining({ code: "invalid-location" }),
  );
});

test("a map without a popup: 'Popup is null and cannot be opened'", slow, async () => {
  const { view } = await renderMap(undefined, { popup: null });

  expect(() => view.openPopup({ location: [0, 0] })).toThrow("Popup is null and cannot be opened");
});
