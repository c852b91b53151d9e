import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderMap, slow } from "../../testing/render-map.tsx";

afterEach(cleanup);

test.each([
  { keys: "=", zoom: 9, bearing: 0 },
  { keys: "+++", zoom: 11, bearing: 0 },
  { keys: "-", zoom: 7, bearing: 0 },
  { keys: "__", zoom: 6, bearing: 0 },
  { keys: "aaa", zoom: 8, bearing: 45 },
  { keys: "d", zoom: 8, bearing: -15 },
  { keys: "d+", zoom: 9, bearing: -15 },
])("$keys: zoom $zoom, bearing $bearing", slow, async ({ keys, zoom, bearing }) => {
  const { view } = await renderMap();
  screen.getByRole("application").focus();

  await userEvent.keyboard(keys);

  await expect.poll(() => view.getMap().getZoom()).toBeCloseTo(zoom, 6);
  await expect.poll(() => view.getMap().getBearing()).toBeCloseTo(bearing, 6);
});

test("a key that is held down turns the map until it is released", slow, async () => {
  const { view } = await renderMap();
  const canvas = screen.getByRole("application");
  canvas.focus();
  const bearing = () => view.getMap().getBearing();
  const turned: number[] = [];
  view.getMap().on("rotate", () => turned.push(bearing()));

  for (let press = 0; Math.min(...turned) > -90 && press < 500; press += 1) {
    const key = new KeyboardEvent("keydown", { key: "d", repeat: press > 0, bubbles: true });
    canvas.dispatchEvent(key);
    await new Promise(requestAnimationFrame);
  }
  const released = bearing();

  await expect.poll(() => view.animation?.done).toBe(true);
  expect(bearing()).toBeGreaterThan(released - 60);
  expect(turned.toSorted((one, other) => other - one)).toEqual(turned);
});

test("n points the map north", slow, async () => {
  const { view } = await renderMap();
  await view.goTo({ rotation: 90 }, { animate: false });
  screen.getByRole("application").focus();

  await userEvent.keyboard("n");

  await expect.poll(() => view.viewpoint.rotation).toBe(0);
});

test.each([{ keyboard: false }, { interactive: false }])(
  "a map with %o has no keys, and is an image",
  slow,
  async (mapOptions) => {
    const { view } = await renderMap(undefined, { mapOptions });
    const canvas = view.getMap().getCanvas();
    expect(screen.getByRole("img", { name: "Shops" })).toBe(canvas);
    expect([canvas.tabIndex, canvas.getAttribute("aria-describedby")]).toEqual([-1, null]);
    canvas.focus();

    await userEvent.keyboard("=an{ArrowRight}");

    expect(view.animation).toBeUndefined();
    expect(view.getMap().isMoving()).toBe(false);
  },
);

test("keys do not turn a map with rotationEnabled: false", slow, async () => {
  const { view } = await renderMap(undefined, { constraints: { rotationEnabled: false } });
  screen.getByRole("application").focus();

  await userEvent.keyboard("a{Shift>}{ArrowLeft}{/Shift}=");

  await expect.poll(() => view.getMap().getZoom()).toBeCloseTo(9, 6);
  expect(view.getMap().getBearing()).toBe(0);
});

test("keys and drags follow rotationEnabled when it changes", slow, async () => {
  const { view, update } = await renderMap();
  const { dragRotate } = view.getMap();
  screen.getByRole("application").focus();

  update(undefined, { constraints: { rotationEnabled: false } });
  await userEvent.keyboard("a=");
  await expect.poll(() => view.getMap().getZoom()).toBeCloseTo(9, 6);
  expect([view.getMap().getBearing(), dragRotate.isEnabled()]).toEqual([0, false]);
  update(undefined, { constraints: { rotationEnabled: true } });
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");

  await expect.poll(() => view.getMap().getBearing()).toBeCloseTo(-15, 6);
  expect(dragRotate.isEnabled()).toBe(true);
});

test.each([
  { key: "ArrowRight", moves: "east" },
  { key: "ArrowUp", moves: "north" },
])("$key moves the map $moves", slow, async ({ key, moves }) => {
  const { view } = await renderMap();
  const { lng, lat } = view.getMap().getCenter();
  screen.getByRole("application").focus();

  await userEvent.keyboard(`{${key}}`);

  const center = () => view.getMap().getCenter();
  if (moves === "east") await expect.poll(() => center().lng).toBeGreaterThan(lng);
  else await expect.poll(() => center().lat).toBeGreaterThan(lat);
});

test("keys with Ctrl are left to the browser", slow, async () => {
  const { view } = await renderMap();
  screen.getByRole("application").focus();

  await userEvent.keyboard("{Control>}={/Control}{Control>}a{/Control}d");

  await expect.poll(() => view.getMap().getBearing()).toBeCloseTo(-15, 6);
  expect(view.getMap().getZoom()).toBeCloseTo(8, 6);
});

test("? lists all keys", slow, async () => {
  await renderMap();
  screen.getByRole("application").focus();

  await userEvent.keyboard("?");

  expect(await screen.findByRole("dialog", { name: "Keys of the map" })).toBeTruthy();
  expect(screen.getByText("Point the map north")).toBeTruthy();
});

test.each([
  { keys: "{Shift>}{ArrowRight}{/Shift}", bearing: 15, pitch: 0 },
  { keys: "{Shift>}{ArrowUp}{/Shift}", bearing: 0, pitch: 10 },
])("in 3D, $keys turns or tilts the map", slow, async ({ keys, bearing, pitch }) => {
  const { view } = await renderMap(undefined, { mode: "3d" });
  screen.getByRole("application").focus();

  await userEvent.keyboard(keys);

  await expect.poll(() => view.getMap().getBearing()).toBeCloseTo(bearing, 6);
  await expect.poll(() => view.getMap().getPitch()).toBeCloseTo(pitch, 6);
});
