import { type LayerView, type LayerViewEvent, nextLayerView } from "../view/layer-view-state.ts";

/** The layer views of a map, by the id of their layers. */
export interface LayerViews {
  get: (id: string) => LayerView | undefined;
  /** Sets the state to `loading`. */
  start: (id: string) => void;
  update: (id: string, event: LayerViewEvent) => void;
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
    for (const notify of subscribers) notify();
  };
  return {
    get: (id) => views.get(id),
    start: (id) => set(id, { state: "loading" }),
    update: (id, event) => {
      const view = views.get(id);
      if (view) set(id, nextLayerView(view, event));
    },
    remove: (id) => {
      views.delete(id);
      for (const notify of subscribers) notify();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
