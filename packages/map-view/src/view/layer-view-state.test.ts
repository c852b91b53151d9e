import { expect, test } from "vitest";
import { layerObstacle, type LayerView, nextLayerView } from "./layer-view-state.ts";
import { ViewError } from "./view-error.ts";

const error = new ViewError("source-failed", "no tiles");

test.each<{ state: LayerView["state"]; event: "loaded" | "created"; next: string }>([
  { state: "loading", event: "loaded", next: "creating" },
  { state: "loading", event: "created", next: "loading" },
  { state: "creating", event: "created", next: "done" },
  { state: "creating", event: "loaded", next: "creating" },
  { state: "done", event: "loaded", next: "done" },
  { state: "error", event: "created", next: "error" },
])("a layer view that is $state is $next after '$event'", ({ state, event, next }) => {
  expect(nextLayerView({ state }, { type: event }).state).toBe(next);
});

test.each<{ state: LayerView["state"]; next: LayerView }>([
  { state: "loading", next: { state: "error", error } },
  { state: "creating", next: { state: "error", error } },
  { state: "done", next: { state: "done" } },
])("a layer view that fails while it is $state is $next.state", ({ state, next }) => {
  expect(nextLayerView({ state }, { type: "failed", error })).toEqual(next);
});

test("a layer view without tiles is an error although MapLibre has drawn it", () => {
  expect(nextLayerView({ state: "done" }, { type: "missing", error }).state).toBe("error");
});

test.each([
  { type: "fill-extrusion", is3d: false, message: "View not supported in 2D" },
  { type: "fill-extrusion", is3d: true, message: undefined },
  { type: "terrain", is3d: false, message: "View not supported in 2D" },
  { type: "fill", is3d: false, message: undefined },
  { type: "constructor", is3d: false, message: undefined },
])("a layer of type $type, in 3D $is3d: $message", ({ type, is3d, message }) => {
  expect(layerObstacle(type, is3d)?.message).toBe(message);
});
