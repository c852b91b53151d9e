import type { LngLat } from "../view/position.ts";

/** The places of a map's markers. */
export interface MarkerPlaces {
  /** Adds a place; returns a function that removes it. */
  add: (at: LngLat) => () => void;
  /** The same list until it changes. */
  all: () => readonly LngLat[];
  subscribe: (onChange: () => void) => () => void;
}

/** Creates the list of the places of a map's markers. */
export function createMarkerPlaces(): MarkerPlaces {
  const places = new Set<{ at: LngLat }>();
  const subscribers = new Set<() => void>();
  let list: readonly LngLat[] = [];
  const notify = (): void => {
    list = [...places].map(({ at }) => at);
    for (const onChange of subscribers) onChange();
  };
  return {
    add: (at) => {
      const place = { at };
      places.add(place);
      notify();
      return () => {
        places.delete(place);
        notify();
      };
    },
    all: () => list,
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
