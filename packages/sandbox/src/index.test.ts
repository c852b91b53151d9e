import { expect, test } from "vitest";
import * as door from "./index.ts";

test("exports what it did before", () => {
  expect(Object.keys(door).toSorted()).toEqual([
    "SandboxError",
    "claims",
    "createSandbox",
    "geocode",
    "reverseGeocode",
    "sandboxToken",
  ]);
});
