import type { LngLat } from "../view/position.ts";

/** The places of a map's markers. */
export interface MarkerPlaces {
  /** Adds a place; returns a function that removes it. */
  add: (at: LngLat) => () => void;
  all: () => LngLat[];
  subscribe: (onChange: () => void) => () => void;
}

/** Creates the list of the places of a map's markers. */
export function createMarkerPlaces(): MarkerPlaces {
  const places = new Set<{ at: LngLat }>();
  const subscribers = new Set<() => void>();
  const notify = (): void => {
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
    all: () => [...places].map(({ at }) => at),
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
