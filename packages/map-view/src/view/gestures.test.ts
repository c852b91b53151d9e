import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Gesture, type PointerInput, readGestures } from "./gestures.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = [type: PointerInput["type"], x?: number, pointerId?: number] | number;

/** Replays pointer events; a number is a pause in ms. Every gesture is one word. */
function replay(pointerType: string, steps: readonly Step[]): string[] {
  const gestures: Gesture[] = [];
  const { read } = readGestures((gesture) => gestures.push(gesture));
  for (const step of steps) {
    if (typeof step === "number") vi.advanceTimersByTime(step);
    else {
      const [type, x = 0, pointerId = 1] = step;
      read({ type, x, y: 0, pointerId, pointerType, button: 0 });
    }
  }
  return gestures.map(({ type, action }) => (action ? `${type} ${action}` : type));
}

test.each([
  { pointer: "mouse", moved: 1.4, drags: false },
  { pointer: "mouse", moved: 1.5, drags: true },
  { pointer: "pen", moved: 5.9, drags: false },
  { pointer: "pen", moved: 6, drags: true },
  { pointer: "touch", moved: 5.9, drags: false },
  { pointer: "touch", moved: 6, drags: true },
])("a $pointer that moves $moved px drags: $drags", ({ pointer, moved, drags }) => {
  const gestures = replay(pointer, [["down"], ["move", moved]]);

  expect(gestures).toEqual(drags ? ["drag start"] : []);
});

test("a drag lasts until the pointer is up, and is not a click", () => {
  expect(replay("mouse", [["down"], ["move", 2], ["move", 9], ["up", 9], 1000])).toEqual([
    "drag start",
    "drag update",
    "drag end",
  ]);
});

test.each([
  { pointer: "mouse", delay: 250 },
  { pointer: "pen", delay: 250 },
  { pointer: "touch", delay: 350 },
])("a click with a $pointer is one after $delay ms", ({ pointer, delay }) => {
  expect(replay(pointer, [["down"], 50, ["up"], delay - 1])).toEqual(["immediate-click"]);
  expect(replay(pointer, [["down"], 50, ["up"], delay])).toEqual(["immediate-click", "click"]);
});

test.each([
  { pointer: "mouse", pause: 200, double: true },
  { pointer: "mouse", pause: 260, double: false },
  { pointer: "touch", pause: 300, double: true },
  { pointer: "touch", pause: 360, double: false },
])(
  "a second click with a $pointer $pause ms later is a double-click: $double",
  ({ pointer, pause, double }) => {
    const click: Step[] = [["down"], ["up"]];
    const gestures = replay(pointer, [...click, pause, ...click, 1000]);

    expect(gestures).toEqual(
      double
        ? ["immediate-click", "immediate-click", "double-click"]
        : ["immediate-click", "click", "immediate-click", "click"],
    );
  },
);

test("two clicks far from each other are two clicks", () => {
  const gestures = replay("mouse", [["down"], ["up"], 50, ["down", 80], ["up", 80], 1000]);

  expect(gestures).toEqual(["immediate-click", "immediate-click", "click", "click"]);
});

test("a left and a right click are two clicks", () => {
  const gestures: Gesture[] = [];
  const { read } = readGestures((gesture) => gestures.push(gesture));
  for (const button of [0, 2]) {
    const input = { x: 0, y: 0, pointerId: 1, pointerType: "mouse", button };
    read({ ...input, type: "down" });
    read({ ...input, type: "up" });
  }
  vi.advanceTimersByTime(1000);

  const clicks = gestures.filter(({ type }) => type === "click");
  expect(clicks.map(({ button }) => button)).toEqual([0, 2]);
});

test.each([
  { pressed: 300, gestures: ["immediate-click", "click"] },
  { pressed: 301, gestures: [] },
  { pressed: 499, gestures: [] },
  { pressed: 500, gestures: ["hold"] },
])("a press of $pressed ms is $gestures", ({ pressed, gestures }) => {
  expect(replay("mouse", [["down"], pressed, ["up"], 1000])).toEqual(gestures);
});

test("a press that moves is not a hold", () => {
  expect(replay("touch", [["down"], ["move", 10], 600])).toEqual(["drag start"]);
});

test("two fingers are neither a click nor a drag", () => {
  const steps: Step[] = [["down"], ["down", 80, 2], ["move", 30], ["up", 30], ["up", 80, 2], 1000];

  expect(replay("touch", steps)).toEqual([]);
});

test("a second finger ends a drag", () => {
  expect(replay("touch", [["down"], ["move", 10], ["down", 80, 2], ["move", 40]])).toEqual([
    "drag start",
    "drag end",
  ]);
});

test("a canceled pointer does not click", () => {
  expect(replay("touch", [["down"], ["cancel"], 1000])).toEqual([]);
});

test("emits nothing after it was stopped", () => {
  const emit = vi.fn<(gesture: Gesture) => void>();
  const { read, stop } = readGestures(emit);
  const input = { pointerId: 1, pointerType: "mouse", button: 0, x: 0, y: 0 };
  read({ ...input, type: "down" });
  read({ ...input, type: "up" });
  read({ ...input, type: "down" });
  emit.mockClear();

  stop();
  vi.advanceTimersByTime(1000);

  expect(emit).not.toHaveBeenCalled();
});

test("includes the button, the position and the origin", () => {
  const emit = vi.fn<(gesture: Gesture) => void>();
  const { read } = readGestures(emit);
  const input = { pointerId: 1, pointerType: "mouse" };
  read({ ...input, type: "down", button: 2, x: 5, y: 6 });
  // As browsers report a movement: with no button.
  read({ ...input, type: "move", button: -1, x: 15, y: 16 });

  expect(emit).toHaveBeenCalledExactlyOnceWith({
    type: "drag",
    action: "start",
    pointerType: "mouse",
    button: 2,
    x: 15,
    y: 16,
    origin: { x: 5, y: 6 },
  });
});
