import { expect, test } from "vitest";
import { viewError, viewMessages } from "./view-error.ts";

test.each([
  { code: "ground-not-found", message: "Unable to find ground definition" },
  { code: "popup-is-null", message: "Popup is null and cannot be opened" },
  {
    code: "selection-not-in-sources",
    message: "A selection cannot be set on a layer that is not in sources",
  },
  { code: "webgl2-missing", message: "WebGL2 is required but not supported" },
  {
    code: "webgl-precision-missing",
    message: "WebGL support for high precision fragment shaders is required but not supported",
  },
  {
    code: "webgl-vertex-samplers-missing",
    message: "WebGL support for vertex shader samplers is required but not supported",
  },
  { code: "software-rendering", message: "No hardware accelerated rendering detected" },
  { code: "not-supported-in-2d", message: "View not supported in 2D" },
  { code: "goto-interrupted", message: "Goto interrupted" },
  { code: "safari-too-old", message: "The map is not supported on Safari below 9" },
  { code: "not-ready", message: "The map cannot be used before it is ready." },
] as const)("$code reads '$message'", ({ code, message }) => {
  expect(viewError(code)).toMatchObject({ name: "ViewError", code, message });
});

test("every fixed sentence is in the table above", () => {
  expect(Object.keys(viewMessages)).toHaveLength(11);
});

test("keeps its cause", () => {
  const cause = new Error("lost");
  expect(viewError("goto-interrupted", { cause }).cause).toBe(cause);
});
