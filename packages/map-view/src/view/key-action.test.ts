import { expect, test } from "vitest";
import { keyAction } from "./key-action.ts";

const bare = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  { key: "=", action: "zoom-in" },
  { key: "+", action: "zoom-in" },
  { key: "-", action: "zoom-out" },
  { key: "_", action: "zoom-out" },
  { key: "a", action: "rotate-left" },
  { key: "A", action: "rotate-left" },
  { key: "d", action: "rotate-right" },
  { key: "D", action: "rotate-right" },
  { key: "n", action: "north" },
  { key: "?", action: "help" },
  { key: "ArrowUp", action: undefined },
  { key: "Tab", action: undefined },
  { key: "toString", action: undefined },
  { key: "", action: undefined },
])("key '$key': $action", ({ key, action }) => {
  expect(keyAction({ ...bare, key })).toBe(action);
});

test.each(["ctrlKey", "metaKey", "altKey"])("%s leaves a key to the browser", (modifier) => {
  expect(keyAction({ ...bare, key: "a", [modifier]: true })).toBeUndefined();
});
