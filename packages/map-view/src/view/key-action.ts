/** What a key does. */
export type KeyAction = "zoom-in" | "zoom-out" | "rotate-left" | "rotate-right" | "north" | "help";

/** What counts of a keyboard event. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const actions: Readonly<Record<string, KeyAction>> = {
  "=": "zoom-in",
  "+": "zoom-in",
  "-": "zoom-out",
  _: "zoom-out",
  a: "rotate-left",
  d: "rotate-right",
  n: "north",
  "?": "help",
};

/**
 * What a key does on the map: A turns it counter-clockwise, D clockwise. Arrows are MapLibre's: they pan,
 * and with Shift they turn and tilt. Keys with Ctrl, Meta or Alt are the browser's.
 */
export function keyAction({ key, ctrlKey, metaKey, altKey }: KeyPress): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : "";
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}

/** Degrees that one press of A or D turns the map. */
export const ROTATE_STEP = 15;
