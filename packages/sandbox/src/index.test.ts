import { expect, test } from "vitest";
import * as entryPoint from "./index.ts";

test("exports these names", () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    "SandboxError",
    "claims",
    "createSandbox",
    "geocode",
    "reverseGeocode",
    "sandboxToken",
  ]);
});
