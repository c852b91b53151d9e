import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type JSX, useState } from "react";
import { userEvent } from "vitest/browser";
import { Shops, shops } from "../../testing/shops.tsx";
import { StubMap } from "../../testing/stub-map.tsx";
import { Popup } from "../popup/popup.tsx";
import { MarkerGroup } from "./marker-group.tsx";
import { Marker } from "./marker.tsx";

// Also runs in Firefox and WebKit, which have no WebGL2 here, with a stub of the engine.

afterEach(cleanup);

const focused = (): string | null | undefined => document.activeElement?.ariaLabel;

async function renderShops(): Promise<void> {
  render(
    <>
      <button aria-label="Before" />
      <StubMap>
        <Shops />
      </StubMap>
      <button aria-label="After" />
    </>,
  );
  const first = await screen.findByRole("button", { name: "1. Denver Auto Body" });
  await expect.poll(() => first.tabIndex).toBe(0);
  screen.getByRole("button", { name: "Before" }).focus();
}

test("Tab stops once at the map and once at its markers", async () => {
  await renderShops();

  const stops = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.keyboard("{Tab}");
    stops.push(focused());
  }

  expect(stops).toEqual(["Map", "1. Denver Auto Body", "After"]);
});

test("arrow keys move between the markers in order of distance, Home and End to the first and last", async () => {
  await renderShops();
  (await screen.findByRole("button", { name: "1. Denver Auto Body" })).focus();

  const stops = [];
  for (const key of ["{ArrowRight}", "{ArrowDown}", "{ArrowLeft}", "{Home}", "{End}"]) {
    await userEvent.keyboard(key);
    stops.push(focused());
  }

  expect(stops).toEqual([
    "2. Boulder Collision",
    "3. Springs Glass",
    "2. Boulder Collision",
    "1. Denver Auto Body",
    "3. Springs Glass",
  ]);
});

test("a key that moves between markers does not scroll the page", async () => {
  await renderShops();
  (await screen.findByRole("button", { name: "1. Denver Auto Body" })).focus();
  const keys: KeyboardEvent[] = [];
  const record = (event: KeyboardEvent): void => void keys.push(event);
  addEventListener("keydown", record, { capture: true });

  await userEvent.keyboard("{End}{ArrowLeft}{PageDown}");

  removeEventListener("keydown", record, { capture: true });
  expect(keys.map(({ key, defaultPrevented }) => [key, defaultPrevented])).toEqual([
    ["End", true],
    ["ArrowLeft", true],
    ["PageDown", false],
  ]);
});

test.each(["{Enter}", " "])(
  "%s opens the popup, and Escape closes it and restores the focus",
  async (key) => {
    await renderShops();
    const marker = await screen.findByRole("button", { name: "1. Denver Auto Body" });
    marker.focus();

    await userEvent.keyboard(key);
    const popup = await screen.findByRole("dialog", { name: "Denver Auto Body" });
    expect(document.activeElement).toBe(popup);
    await userEvent.keyboard("{Tab}");
    expect(focused()).toBe("Close");
    await userEvent.keyboard("{Escape}");

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(marker);
  },
);

test("a focused marker that moves is still the tab stop", async () => {
  const shown = (east: number): JSX.Element => (
    <StubMap>
      <MarkerGroup>
        {shops.map(({ id, name, longitude, latitude }) => (
          <Marker
            key={id}
            longitude={longitude + east}
            latitude={latitude}
            label={name}
            onClick={() => undefined}
          />
        ))}
      </MarkerGroup>
    </StubMap>
  );
  const { rerender } = render(shown(0));
  const marker = await screen.findByRole("button", { name: "Boulder Collision" });
  marker.focus();
  await expect.poll(() => marker.tabIndex).toBe(0);

  rerender(shown(0.01));

  expect(marker.tabIndex).toBe(0);
  expect(screen.getByRole("button", { name: "Denver Auto Body" }).tabIndex).toBe(-1);
});

/** A shop whose marker is gone while its popup is open. */
function ClosedShop(): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const place = { longitude: -104.99, latitude: 39.74 };
  return isOpen ? (
    <Popup {...place} title="Closed" onClose={() => setIsOpen(false)} />
  ) : (
    <Marker key="marker" {...place} label="Denver Auto Body" onClick={() => setIsOpen(true)} />
  );
}

test("a popup whose marker is gone returns the focus to the map", async () => {
  render(
    <StubMap>
      <ClosedShop />
    </StubMap>,
  );
  (await screen.findByRole("button", { name: "Denver Auto Body" })).focus();

  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Closed" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(focused()).toBe("Map");
});

test("the focus of a marker that is removed moves to the map", async () => {
  const page = (shown: typeof shops) => (
    <StubMap>
      <MarkerGroup>
        {shown.map(({ id, name, ...place }) => (
          <Marker key={id} {...place} label={name} onClick={() => undefined} />
        ))}
      </MarkerGroup>
    </StubMap>
  );
  const { rerender } = render(page(shops));
  (await screen.findByRole("button", { name: "Denver Auto Body" })).focus();

  rerender(page(shops.slice(2)));

  expect(focused()).toBe("Map");
});
