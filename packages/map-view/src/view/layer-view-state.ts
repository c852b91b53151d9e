import { type ViewError, viewError } from "./view-error.ts";

/** Loading the code and data of a layer, creating it, or the outcome. */
export type LayerViewState = "loading" | "creating" | "done" | "error";

/** State of a layer's drawing. */
export interface LayerView {
  /** How far the drawing is. */
  state: LayerViewState;
  /** Why it failed. */
  error?: ViewError;
}

/** What happens to the drawing of a layer. */
export type LayerViewEvent =
  | { type: "loaded" }
  | { type: "created" }
  | { type: "failed"; error: ViewError }
  /** None of the tiles in view exist, which shows only after MapLibre has drawn the layer without them. */
  | { type: "missing"; error: ViewError };

/** The state after an event. Failures after `done` are failures of single tiles. */
export function nextLayerView(view: LayerView, event: LayerViewEvent): LayerView {
  if (event.type === "missing") return { state: "error", error: event.error };
  if (view.state === "done" || view.state === "error") return view;
  if (event.type === "failed") return { state: "error", error: event.error };
  if (event.type === "loaded") return view.state === "loading" ? { state: "creating" } : view;
  return view.state === "creating" ? { state: "done" } : view;
}

/** Layers that have no meaning without depth. */
const ONLY_3D: ReadonlySet<string> = new Set(["fill-extrusion", "sky", "terrain"]);

/** Why a layer of this type cannot be drawn, or `undefined`. */
export function layerObstacle(type: string, is3d: boolean): ViewError | undefined {
  return ONLY_3D.has(type) && !is3d ? viewError("not-supported-in-2d") : undefined;
}
