import { distanceBetween, type LngLat } from "./position.ts";

/** Things in the order of their distance from a place, the nearest first. */
export function nearestFirst<Item>(
  items: readonly Item[],
  from: LngLat,
  placeOf: (item: Item) => LngLat,
): Item[] {
  return items
    .map((item) => ({ item, distance: distanceBetween(from, placeOf(item)) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ item }) => item);
}
