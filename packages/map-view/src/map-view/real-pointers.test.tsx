import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderMap, slow } from "../../testing/render-map.tsx";
import { type PointerKind, realPointer } from "../../testing/real-pointer.ts";
import type { MapGesture } from "./map-view-props.ts";

afterEach(cleanup);

const kinds: PointerKind[] = ["mouse", "pen", "touch"];

test.each(kinds)("a %s clicks", slow, async (kind) => {
  const onImmediateClick = vi.fn<(gesture: MapGesture) => void>();
  const { view } = await renderMap(undefined, { onImmediateClick });
  const pointer = realPointer(kind, view.getMap().getCanvas());

  await pointer.press({ x: 80, y: 60 });
  await pointer.release({ x: 80, y: 60 });

  const [longitude, latitude] = view.toMap({ x: 80, y: 60 });
  await expect
    .poll(() => onImmediateClick.mock.calls)
    .toEqual([
      [
        expect.objectContaining({
          pointerType: kind,
          position: [expect.closeTo(longitude, 4), expect.closeTo(latitude, 4)],
        }),
      ],
    ]);
});

test.each(kinds)("a %s drags the map without a click", slow, async (kind) => {
  const onDrag = vi.fn<(gesture: MapGesture) => void>();
  const onImmediateClick = vi.fn<(gesture: MapGesture) => void>();
  const { view } = await renderMap(undefined, { onDrag, onImmediateClick });
  const { lng } = view.getMap().getCenter();
  const pointer = realPointer(kind, view.getMap().getCanvas());

  await pointer.press({ x: 200, y: 100 });
  for (const x of [180, 150, 120, 100]) await pointer.move({ x, y: 100 });
  await pointer.release({ x: 100, y: 100 });

  await expect.poll(() => view.getMap().getCenter().lng).toBeGreaterThan(lng);
  await expect.poll(() => onDrag.mock.lastCall?.[0]).toMatchObject({ action: "end" });
  expect(onDrag.mock.calls[0]?.[0]).toMatchObject({ action: "start", pointerType: kind });
  expect(onImmediateClick).not.toHaveBeenCalled();
});

test.each([
  { kind: "mouse", move: 1, gesture: "click" },
  { kind: "mouse", move: 2, gesture: "drag" },
  { kind: "pen", move: 5, gesture: "click" },
  { kind: "pen", move: 7, gesture: "drag" },
] as const)("a $kind that moves $move px: a $gesture", slow, async ({ kind, move, gesture }) => {
  const onGesture = vi.fn<(gesture: MapGesture) => void>();
  const { view } = await renderMap(undefined, { onDrag: onGesture, onImmediateClick: onGesture });
  const pointer = realPointer(kind, view.getMap().getCanvas());

  // Fake timers, so that a slow browser does not turn the press into a hold.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await pointer.press({ x: 80, y: 60 });
  await pointer.move({ x: 80 + move, y: 60 });
  await pointer.release({ x: 80 + move, y: 60 });
  vi.useRealTimers();

  await expect
    .poll(() => onGesture.mock.calls[0]?.[0].type)
    .toBe(gesture === "click" ? "immediate-click" : "drag");
});

test("two fingers zoom the map without a click or a drag", slow, async () => {
  const onGesture = vi.fn<(gesture: MapGesture) => void>();
  const { view } = await renderMap(undefined, { onImmediateClick: onGesture, onDrag: onGesture });
  const fingers = (gap: number): [{ x: number; y: number }, { x: number; y: number }] => [
    { x: 160 - gap, y: 120 },
    { x: 160 + gap, y: 120 },
  ];

  const { pinch } = realPointer("touch", view.getMap().getCanvas());
  await pinch(fingers(20), fingers(40), fingers(60), fingers(80));

  await expect.poll(() => view.getMap().getZoom()).toBeGreaterThan(8.5);
  expect(onGesture).not.toHaveBeenCalled();
});

test("with cooperative gestures, one finger and the wheel scroll the page", slow, async () => {
  const { view } = await renderMap(undefined, { cooperativeGestures: true });
  const canvas = view.getMap().getCanvas();
  const wheel = (init: WheelEventInit) =>
    canvas.dispatchEvent(
      new WheelEvent("wheel", { deltaY: -100, bubbles: true, cancelable: true, ...init }),
    );
  const touch = realPointer("touch", canvas);
  const place = () => [view.getMap().getCenter().lng, view.getMap().getZoom()];
  const start = place();

  // A wheel event that nobody prevents scrolls the page.
  expect(wheel({})).toBe(true);
  expect(screen.getByText("Hold Ctrl and scroll to zoom the map")).toBeTruthy();
  await touch.press({ x: 160, y: 200 });
  for (const y of [180, 150, 120, 100]) await touch.move({ x: 160, y });
  await touch.release({ x: 160, y: 100 });
  expect(getComputedStyle(canvas).touchAction).toBe("pan-x pan-y");
  expect(place()).toEqual(start);

  expect(wheel({ ctrlKey: true })).toBe(false);
  await expect.poll(() => view.getMap().getZoom()).toBeGreaterThan(8);
});
