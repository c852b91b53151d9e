import {
  CLICK_DELAY,
  DOUBLE_CLICK_DELAY,
  DOUBLE_TOUCH_DELAY,
  HOLD_DELAY,
  MOUSE_DRAG_THRESHOLD,
  TOUCH_DRAG_THRESHOLD,
} from "../constants.ts";

/** The relevant part of a pointer event. */
export interface PointerInput {
  type: "down" | "move" | "up" | "cancel";
  pointerId: number;
  /** `mouse`, `pen` or `touch`. */
  pointerType: string;
  /** As in `PointerEvent`: 0 is the primary one. */
  button: number;
  x: number;
  y: number;
}

/** A recognized gesture. */
export interface Gesture {
  /** Kind of gesture. */
  type: "click" | "immediate-click" | "double-click" | "hold" | "drag";
  /** Part of a drag. */
  action?: "start" | "update" | "end";
  /** Type of the pointer, as in `PointerEvent`. */
  pointerType: string;
  /** Button that was pressed, as in `PointerEvent`. */
  button: number;
  /** Distance from the left edge of the map, in CSS px. */
  x: number;
  /** Distance from the top edge of the map, in CSS px. */
  y: number;
  /** Starting point of a drag. */
  origin?: { x: number; y: number };
}

/** Movement after which a press is a drag, in CSS px. */
function dragThreshold(pointerType: string): number {
  return pointerType === "mouse" ? MOUSE_DRAG_THRESHOLD : TOUCH_DRAG_THRESHOLD;
}

/** Longest pause between two clicks that are a double-click, in ms. */
function doubleDelay(pointerType: string): number {
  return pointerType === "touch" ? DOUBLE_TOUCH_DELAY : DOUBLE_CLICK_DELAY;
}

/** How far apart the two clicks of a double-click may be, in CSS px. */
const DOUBLE_DISTANCE = { touch: 35, other: 10 };

/** Reads pointer events. */
export interface Gestures {
  read: (input: PointerInput) => void;
  /** Resets the current gesture and its timers. */
  stop: () => void;
}

interface Press extends PointerInput {
  state: "pressed" | "dragging" | "held" | "late";
}

/**
 * Recognizes gestures in pointer events. A press that moves is a drag; one that stays is a click up to 300 ms,
 * a hold from 500 ms on, and nothing in between. `click` is emitted when no second click can follow.
 */
export function readGestures(emit: (gesture: Gesture) => void): Gestures {
  let press: Press | undefined;
  let earlier: PointerInput | undefined;
  const pressed = new Set<number>();
  const timers: Record<"late" | "hold" | "click", ReturnType<typeof setTimeout> | undefined> = {
    late: undefined,
    hold: undefined,
    click: undefined,
  };

  const send = (type: Gesture["type"], input: PointerInput, more?: Partial<Gesture>): void => {
    const { pointerType, x, y } = input;
    emit({ type, pointerType, button: press?.button ?? input.button, x, y, ...more });
  };
  const drag = (action: Gesture["action"] & string, input: PointerInput): void => {
    if (press) send("drag", input, { action, origin: { x: press.x, y: press.y } });
  };
  const settle = (): void => {
    clearTimeout(timers.late);
    clearTimeout(timers.hold);
  };
  const forget = (): void => {
    settle();
    press = undefined;
  };

  const down = (input: PointerInput): void => {
    pressed.add(input.pointerId);
    if (pressed.size > 1) {
      // Two fingers zoom and turn the map; neither of them clicks.
      if (press?.state === "dragging") drag("end", press);
      return forget();
    }
    press = { ...input, state: "pressed" };
    timers.late = setTimeout(() => {
      if (press) press.state = "late";
    }, CLICK_DELAY + 1);
    timers.hold = setTimeout(() => {
      if (!press) return;
      press.state = "held";
      send("hold", press);
    }, HOLD_DELAY);
  };

  const move = (input: PointerInput): void => {
    if (press?.pointerId !== input.pointerId || press.state === "held") return;
    if (press.state === "dragging") return drag("update", input);
    const moved = Math.hypot(input.x - press.x, input.y - press.y);
    if (moved < dragThreshold(input.pointerType)) return;
    settle();
    press.state = "dragging";
    drag("start", input);
  };

  const click = (input: PointerInput): void => {
    send("immediate-click", input);
    const first = earlier;
    earlier = undefined;
    clearTimeout(timers.click);
    if (first && isNear(first, input)) return send("double-click", input);
    if (first) send("click", first);
    const { button } = input;
    earlier = input;
    timers.click = setTimeout(() => {
      earlier = undefined;
      send("click", { ...input, button });
    }, doubleDelay(input.pointerType));
  };

  const up = (input: PointerInput): void => {
    pressed.delete(input.pointerId);
    if (press?.pointerId !== input.pointerId) return;
    if (press.state === "dragging") drag("end", input);
    const isClick = press.state === "pressed";
    const place = { ...input, button: press.button };
    forget();
    if (isClick) click(place);
  };

  const cancel = (input: PointerInput): void => {
    pressed.delete(input.pointerId);
    if (press?.pointerId !== input.pointerId) return;
    if (press.state === "dragging") drag("end", input);
    forget();
  };

  const readers = { down, move, up, cancel };
  return {
    read: (input) => readers[input.type](input),
    stop: () => {
      forget();
      pressed.clear();
      clearTimeout(timers.click);
      earlier = undefined;
    },
  };
}

function isNear(one: PointerInput, other: PointerInput): boolean {
  const limit = other.pointerType === "touch" ? DOUBLE_DISTANCE.touch : DOUBLE_DISTANCE.other;
  return (
    one.button === other.button &&
    one.pointerType === other.pointerType &&
    Math.hypot(one.x - other.x, one.y - other.y) <= limit
  );
}
