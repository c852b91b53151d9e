import { type LayerView, type LayerViewEvent, nextLayerView } from "../view/layer-view-state.ts";

/** The layer views of a map, by the id of their layers. */
export interface LayerViews {
  get: (id: string) => LayerView | undefined;
  /** Starts again with `loading`. */
  start: (id: string) => void;
  tell: (id: string, event: LayerViewEvent) => void;
  remove: (id: string) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Creates the layer views of a map. */
export function createLayerViews(): LayerViews {
  const views = new Map<string, LayerView>();
  const subscribers = new Set<() => void>();
  const set = (id: string, view: LayerView): void => {
    if (views.get(id) === view) return;
    views.set(id, view);
    for (const tell of subscribers) tell();
  };
  return {
    get: (id) => views.get(id),
    start: (id) => set(id, { state: "loading" }),
    tell: (id, event) => {
      const view = views.get(id);
      if (view) set(id, nextLayerView(view, event));
    },
    remove: (id) => {
      views.delete(id);
      for (const tell of subscribers) tell();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
