import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderMap, slow } from "../../testing/render-map.tsx";
import { NavigationToggle } from "../controls/navigation-toggle.tsx";
import type { Viewpoint } from "../view/viewpoint.ts";
import type { MapGesture } from "./map-view-props.ts";
import type { MapViewHandle } from "./map-view-handle.ts";
import { userEvent } from "vitest/browser";
import { screen } from "@testing-library/react";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Sends a pointer event to a point of the map. */
function point(view: MapViewHandle, type: string, x: number, more: PointerEventInit = {}): void {
  const canvas = view.getMap().getCanvas();
  const { left, top } = canvas.getBoundingClientRect();
  const init = { bubbles: true, pointerId: 1, pointerType: "mouse", button: 0, ...more };
  const event = new PointerEvent(type, { ...init, clientX: left + x, clientY: top + 60 });
  (type === "pointerdown" ? canvas : document).dispatchEvent(event);
}

test.each(["mouse", "pen", "touch"])(
  "a click with a %s includes its coordinates",
  slow,
  async (pointerType) => {
    const onClick = vi.fn<(gesture: MapGesture) => void>();
    const onImmediateClick = vi.fn<(gesture: MapGesture) => void>();
    const { view } = await renderMap(undefined, { onClick, onImmediateClick });
    vi.useFakeTimers();

    point(view, "pointerdown", 80, { pointerType });
    point(view, "pointerup", 80, { pointerType });
    expect(onImmediateClick).toHaveBeenCalledOnce();
    expect(onClick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(350);

    const [longitude, latitude] = view.toMap({ x: 80, y: 60 });
    expect(onClick).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ pointerType, position: [longitude, latitude] }),
    );
  },
);

test("clicks in a page that stops pointer events", slow, async () => {
  const onImmediateClick = vi.fn<(gesture: MapGesture) => void>();
  const { view, container } = await renderMap(undefined, { onImmediateClick });
  container.addEventListener("pointerup", (event) => event.stopPropagation());
  const canvas = view.getMap().getCanvas();
  const { x, y, width, height } = canvas.getBoundingClientRect();
  const middle = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
  const press = (pointerId: number): void => {
    for (const type of ["pointerdown", "pointerup"])
      canvas.dispatchEvent(new PointerEvent(type, { ...middle, pointerId, pointerType: "touch" }));
  };

  press(1);
  press(2);

  const position = [expect.closeTo(-104.99, 4), expect.closeTo(39.74, 4)];
  expect(onImmediateClick.mock.calls).toEqual([
    [expect.objectContaining({ position })],
    [expect.objectContaining({ position })],
  ]);
});

test("a double-click does not emit a click", slow, async () => {
  const onClick = vi.fn<(gesture: MapGesture) => void>();
  const onDoubleClick = vi.fn<(gesture: MapGesture) => void>();
  const { view } = await renderMap(undefined, { onClick, onDoubleClick });
  vi.useFakeTimers();

  for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
    point(view, type, 80);
  vi.advanceTimersByTime(1000);

  expect(onDoubleClick).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
});

test("a press of half a second is a hold", slow, async () => {
  const onHold = vi.fn<(gesture: MapGesture) => void>();
  const { view } = await renderMap(undefined, { onHold });
  vi.useFakeTimers();

  point(view, "pointerdown", 80, { pointerType: "touch" });
  vi.advanceTimersByTime(499);
  expect(onHold).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(onHold).toHaveBeenCalledOnce();
});

test("a drag by a real mouse moves the map and is emitted", slow, async () => {
  const onDrag = vi.fn<(gesture: MapGesture) => void>();
  const { view } = await renderMap(undefined, { onDrag });
  const { lng } = view.getMap().getCenter();
  const canvas = view.getMap().getCanvas();

  await userEvent.dragAndDrop(canvas, canvas, {
    sourcePosition: { x: 250, y: 100 },
    targetPosition: { x: 100, y: 100 },
  });

  const actions = () => onDrag.mock.calls.map(([{ action }]) => action);
  await expect.poll(() => actions().at(-1)).toBe("end");
  expect(actions()[0]).toBe("start");
  expect(view.getMap().getCenter().lng).toBeGreaterThan(lng);
});

test("in 3D the navigation toggle makes a drag turn the map", slow, async () => {
  const { view } = await renderMap(<NavigationToggle />, { mode: "3d" });
  const { lng } = view.getMap().getCenter();
  await userEvent.click(screen.getByRole("button", { name: "Drag to turn the map" }));

  point(view, "pointerdown", 100);
  for (const x of [120, 160, 200]) point(view, "pointermove", x, { button: -1 });
  point(view, "pointerup", 200);

  expect(view.getMap().getBearing()).toBeCloseTo(80, 0);
  expect(view.getMap().getCenter().lng).toBeCloseTo(lng, 6);
  expect(screen.getByRole("button", { name: "Drag to move the map" })).toBeTruthy();
});

test("onViewChange is called once for a drag that turns the map", slow, async () => {
  const onViewChange = vi.fn<(viewpoint: Viewpoint) => void>();
  const { view } = await renderMap(<NavigationToggle />, { mode: "3d", onViewChange });
  await userEvent.click(screen.getByRole("button", { name: "Drag to turn the map" }));
  onViewChange.mockClear();

  point(view, "pointerdown", 100);
  for (const x of [120, 160, 200]) point(view, "pointermove", x, { button: -1 });
  expect(onViewChange).not.toHaveBeenCalled();
  point(view, "pointerup", 200);

  expect(onViewChange).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ rotation: expect.closeTo(280, 0) }),
  );
});

test("in 2D the navigation toggle does nothing", slow, async () => {
  await renderMap(<NavigationToggle />);
  const toggle = screen.getByRole("button", { name: "Drag to turn the map" });

  expect(toggle.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(toggle, { force: true });

  expect(screen.queryByRole("button", { name: "Drag to move the map" })).toBeNull();
});

test("a gamepad moves the map while the map has the focus", slow, async () => {
  const pad = { id: "Pad (STANDARD GAMEPAD)", axes: [1, 0, 0, 0], buttons: [] };
  const getGamepads = vi.spyOn(navigator, "getGamepads");
  getGamepads.mockReturnValue([pad as unknown as Gamepad, null]);
  const { view } = await renderMap();
  const { lng } = view.getMap().getCenter();

  dispatchEvent(new Event("gamepadconnected"));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(view.getMap().getCenter().lng).toBeCloseTo(lng, 9);
  screen.getByRole("application").focus();

  await expect.poll(() => view.getMap().getCenter().lng).toBeGreaterThan(lng);
  screen.getByRole("application").blur();
  getGamepads.mockRestore();
});

test("a gamepad does not turn a map with rotationEnabled: false", slow, async () => {
  const { view } = await renderMap(undefined, { constraints: { rotationEnabled: false } });
  const axes = [0, 1, 1, 0];
  const pad = { id: "Pad", axes, buttons: [] } as unknown as Gamepad;
  vi.spyOn(navigator, "getGamepads").mockReturnValue([pad]);

  view.getMap().getCanvas().focus();

  await expect.poll(() => view.getMap().getCenter().lat).toBeLessThan(39.7);
  expect(view.getMap().getBearing()).toBe(0);
  vi.restoreAllMocks();
});

test("onViewChange is called when the sticks of a gamepad are released", slow, async () => {
  const onViewChange = vi.fn<(viewpoint: Viewpoint) => void>();
  const { view } = await renderMap(undefined, { onViewChange });
  const pad = { id: "Pad", axes: [1, 0, 0, 0], buttons: [] } as unknown as Gamepad;
  const getGamepads = vi.spyOn(navigator, "getGamepads").mockReturnValue([pad]);
  const { lng } = view.getMap().getCenter();
  onViewChange.mockClear();

  view.getMap().getCanvas().focus();
  await expect.poll(() => view.getMap().getCenter().lng).toBeGreaterThan(lng);
  expect(onViewChange).not.toHaveBeenCalled();
  getGamepads.mockReturnValue([{ ...pad, axes: [0, 0, 0, 0] }]);

  await expect.poll(() => onViewChange.mock.calls.length).toBe(1);
  vi.restoreAllMocks();
});
