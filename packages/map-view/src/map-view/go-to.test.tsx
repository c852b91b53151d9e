import { cleanup, render } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { renderMap, slow } from "../../testing/render-map.tsx";
import type { GoToTarget } from "../view/go-to-target.ts";
import type { MapViewHandle } from "./map-view-handle.ts";
import { MapView } from "./map-view.tsx";

afterEach(cleanup);

const boulder = { center: [-105.27, 40.01] as [number, number], zoom: 9 };
const interrupted = { name: "ViewError", code: "goto-interrupted", message: "Goto interrupted" };

test("goTo is finished when the camera has arrived", slow, async () => {
  const { view } = await renderMap();

  const arrival = view.goTo(boulder, { duration: 200 });
  expect(view.animation).toMatchObject({ state: "running", done: false });
  await arrival;

  expect(view.animation).toMatchObject({ state: "finished", done: true });
  expect(view.getMap().getZoom()).toBeCloseTo(9, 6);
  expect(view.getMap().getCenter().lat).toBeCloseTo(40.01, 6);
});

test("a newer goTo interrupts it", slow, async () => {
  const { view } = await renderMap();

  const first = view.goTo(boulder);
  const second = view.goTo({ zoom: 5 }, { duration: 100 });

  await expect(first).rejects.toMatchObject(interrupted);
  await second;
  expect(view.getMap().getZoom()).toBeCloseTo(5, 6);
});

test("a gesture interrupts it", slow, async () => {
  const { view } = await renderMap();

  const arrival = view.goTo({ center: [-80, 30] }, { duration: 5000 });
  const canvas = view.getMap().getCanvas();
  const { left, top } = canvas.getBoundingClientRect();
  const at = (x: number) => ({ clientX: left + x, clientY: top + 50, bubbles: true, buttons: 1 });
  canvas.dispatchEvent(new MouseEvent("mousedown", at(50)));
  for (const x of [60, 80, 120]) document.dispatchEvent(new MouseEvent("mousemove", at(x)));

  await expect(arrival).rejects.toMatchObject(interrupted);
  document.dispatchEvent(new MouseEvent("mouseup", at(120)));
  expect(view.animation?.state).toBe("stopped");
});

test("stop() leaves the camera where it is", slow, async () => {
  const { view } = await renderMap();

  const arrival = view.goTo({ center: [-80, 30] }, { duration: 5000 });
  view.animation?.stop();

  await expect(arrival).rejects.toMatchObject(interrupted);
  expect(view.getMap().isMoving()).toBe(false);
  expect(view.getMap().getCenter().lng).toBeLessThan(-100);
});

test("finish() moves the camera to the target immediately", slow, async () => {
  const { view } = await renderMap();

  const arrival = view.goTo(boulder, { duration: 5000 });
  view.animation?.finish();
  await arrival;

  expect(view.getMap().getZoom()).toBeCloseTo(9, 6);
});

test("a promised target waits for a map that was hidden in the meantime", slow, async () => {
  const { view, container } = await renderMap();
  const box = container.firstElementChild as HTMLElement;
  let resolve: (target: GoToTarget) => void = () => undefined;
  const promised = new Promise<GoToTarget>((onTarget) => (resolve = onTarget));

  const arrival = view.goTo(promised, { animate: false });
  box.style.display = "none";
  await expect.poll(() => view.ready).toBe(false);
  resolve(boulder);
  await promised;
  box.style.display = "block";
  await arrival;

  expect(view.getMap().getCenter().lat).toBeCloseTo(40.01, 6);
});

test("a promised target that fails before the map is ready stops it", slow, async () => {
  const reason = new Error("no such place");
  const ref = createRef<MapViewHandle>();
  render(<MapView ref={ref} label="Shops" interactive={false} />);

  const arrival = ref.current?.goTo(Promise.reject(reason));

  await expect(arrival).rejects.toMatchObject({ code: "invalid-location", cause: reason });
});

test("rejects with the reason why there is no map", slow, async () => {
  const ref = createRef<MapViewHandle>();
  const refused = { minPitch: -1 };
  render(<MapView ref={ref} label="Shops" mapOptions={refused} onError={() => undefined} />);

  await expect(ref.current?.goTo(boulder)).rejects.toMatchObject({ code: "engine-failed" });
});

test("a signal aborts it", slow, async () => {
  const { view } = await renderMap();
  const controller = new AbortController();

  const arrival = view.goTo(boulder, { duration: 5000, signal: controller.signal });
  controller.abort();

  await expect(arrival).rejects.toMatchObject({ code: "aborted" });
  expect(view.getMap().isMoving()).toBe(false);
});

test("waits for a promised target", slow, async () => {
  const { view } = await renderMap();
  let resolve: (target: GoToTarget) => void = () => undefined;
  const promised = new Promise<GoToTarget>((onTarget) => (resolve = onTarget));

  const arrival = view.goTo(promised, { duration: 50 });
  expect(view.animation?.state).toBe("waiting-for-target");
  resolve(boulder);
  await arrival;

  expect(view.getMap().getZoom()).toBeCloseTo(9, 6);
});

test("before the map is ready, waits until it is", slow, async () => {
  const { view, update } = await renderMap();
  update(undefined, { interactive: false });
  await expect.poll(() => view.ready).toBe(false);

  const arrival = view.goTo(boulder, { animate: false });
  expect(view.animation?.state).toBe("waiting-for-target");
  update(undefined, { interactive: true });
  await arrival;

  expect(view.getMap().getZoom()).toBeCloseTo(9, 6);
});

test("rejects invalid coordinates", slow, async () => {
  const { view } = await renderMap();

  await expect(view.goTo([400, 400])).rejects.toMatchObject({ code: "invalid-location" });
  expect(view.getMap().getZoom()).toBeCloseTo(8, 6);
});

test("an interruption is not an unhandled rejection, even if it is not awaited", slow, async () => {
  const unhandled = vi.fn<() => void>();
  addEventListener("unhandledrejection", unhandled);
  const { view } = await renderMap();

  void view.goTo(boulder);
  view.animation?.stop();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  removeEventListener("unhandledrejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("calls onViewChange when the camera stops", slow, async () => {
  const onViewChange = vi.fn<(viewpoint: unknown) => void>();
  const { view } = await renderMap(undefined, { onViewChange });

  await view.goTo(boulder, { animate: false });

  expect(onViewChange).toHaveBeenLastCalledWith(
    expect.objectContaining({
      rotation: 0,
      targetGeometry: { longitude: expect.closeTo(-105.27, 6), latitude: expect.closeTo(40.01, 6) },
    }),
  );
  expect(view.viewpoint).toEqual(onViewChange.mock.lastCall?.[0]);
});

test("takes as long across the antimeridian as anywhere else", slow, async () => {
  const { view } = await renderMap(undefined, {
    initialViewState: { center: [179.9, 52], zoom: 8 },
  });
  const start = performance.now();

  await view.goTo({ center: [-179.9, 52] });

  expect(performance.now() - start).toBeLessThan(4000);
});

test("with reduced motion, it finishes immediately", slow, async () => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });
  const { view } = await renderMap();

  void view.goTo(boulder, { duration: 5000 });

  expect(view.animation).toMatchObject({ state: "finished", done: true });
  expect(view.getMap().getZoom()).toBeCloseTo(9, 6);
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

test.each([
  { case: "turned", from: { rotation: 45 }, panel: { top: 0, left: 0 } },
  { case: "tilted", from: { tilt: 60, heading: 200 }, panel: { top: 0, left: 0 } },
  { case: "beside a panel", from: {}, panel: { top: 40, left: 120 } },
])("shows all of an extent when it is $case", slow, async ({ from, panel: { top, left } }) => {
  const padding = { top, left, right: 0, bottom: 0 };
  const { view } = await renderMap(undefined, { mode: "3d", mapOptions: { padding } });
  await view.goTo(from, { animate: false });

  await view.goTo({ xmin: -109, ymin: 37, xmax: -102, ymax: 41 }, { animate: false });

  for (const corner of [
    [-109, 37] as const,
    [-109, 41] as const,
    [-102, 37] as const,
    [-102, 41] as const,
  ]) {
    const { x, y } = view.toScreen(corner);
    expect(x).toBeGreaterThan(left + 39);
    expect(x).toBeLessThan(320 - 39);
    expect(y).toBeGreaterThan(top + 39);
    expect(y).toBeLessThan(240 - 39);
  }
});

test("zooming in during a flight ends one level closer at its target", slow, async () => {
  const { view } = await renderMap();
  view.goTo(boulder, { duration: 5000 }).catch(() => undefined);

  view.zoomIn().catch(() => undefined);
  await view.zoomIn();

  const { zoom, center } = { zoom: view.getMap().getZoom(), center: view.getMap().getCenter() };
  expect([zoom, center.lng]).toEqual([expect.closeTo(11, 6), expect.closeTo(-105.27, 6)]);
});
