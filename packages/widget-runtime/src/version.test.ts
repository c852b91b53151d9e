import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { VERSION } from "./version.ts";

test("events carry the version that package.json names", () => {
  expect(VERSION).toBe(manifest.version);
});
