import type { City } from "../basemap/cities.ts";
import { distanceBetween, type LngLat, METERS_PER_MILE } from "../view/position.ts";

/** A city, and how far a place is from its center. */
export interface NearestCity {
  name: string;
  miles: number;
}

/** Returns the city nearest to a place. */
export function nearestCity(place: LngLat, cities: readonly City[]): NearestCity {
  let nearest: NearestCity = { name: "", miles: Infinity };
  for (const { name, at } of cities) {
    const miles = distanceBetween(place, [...at]) / METERS_PER_MILE;
    if (miles < nearest.miles) nearest = { name, miles };
  }
  return nearest;
}
