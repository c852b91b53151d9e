import { type LayerView, type LayerViewEvent, nextLayerView } from "../view/layer-view-state.ts";

/** The layer views of a map, by the id of their layers. */
export interface LayerViews {
  get: (id: string) => LayerView | undefined;
  /** Sets the state to `loading`. */
  start: (id: string, source: string | undefined) => void;
  update: (id: string, event: LayerViewEvent) => void;
  /** Updates all layers of a source. */
  updateSource: (source: string, event: LayerViewEvent) => void;
  remove: (id: string) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Creates the layer views of a map. */
export function createLayerViews(): LayerViews {
  const views = new Map<string, LayerView>();
  const sources = new Map<string, string | undefined>();
  const subscribers = new Set<() => void>();
  const set = (id: string, view: LayerView): void => {
    if (views.get(id) === view) return;
    views.set(id, view);
    for (const notify of subscribers) notify();
  };
  const update = (id: string, event: LayerViewEvent): void => {
    const view = views.get(id);
    if (view) set(id, nextLayerView(view, event));
  };
  return {
    get: (id) => views.get(id),
    start: (id, source) => {
      sources.set(id, source);
      set(id, { state: "loading" });
    },
    update,
    updateSource: (source, event) => {
      for (const [id, of] of sources) if (of === source) update(id, event);
    },
    remove: (id) => {
      sources.delete(id);
      views.delete(id);
      for (const notify of subscribers) notify();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
