import { expect, test } from "vitest";
import type { GroundName } from "../view/ground-name.ts";
import { findGround, registerGround } from "./ground-registry.ts";

test("only the two known names can be registered", () => {
  expect(() => registerGround("mars" as GroundName, { tiles: [] })).toThrow(
    "Unable to find ground definition",
  );
});

test("an unknown name: 'Unable to find ground definition'", () => {
  expect(findGround("mars")).toMatchObject({
    error: { code: "ground-not-found", message: "Unable to find ground definition" },
  });
});

test("a known name without tiles explains how to register them", () => {
  expect(findGround("world-topobathymetry")).toMatchObject({
    error: {
      code: "ground-not-found",
      message: expect.stringContaining("registerGround('world-topobathymetry', …)"),
    },
  });
});

test("a ground layer of another type is ignored", () => {
  registerGround("world-elevation", { type: "mesh", tiles: [] });

  expect(findGround("world-elevation")).toMatchObject({
    error: {
      code: "unsupported-ground-layer",
      message: "A ground layer of type 'mesh' is not supported and is ignored.",
    },
  });
});

test("a registered ground is found", () => {
  registerGround("world-elevation", { tiles: ["/{z}/{x}/{y}.png"] });

  expect(findGround("world-elevation")).toEqual({ definition: { tiles: ["/{z}/{x}/{y}.png"] } });
});
