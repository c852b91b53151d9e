import type { City } from "../basemap/cities.ts";
import type { LngLat } from "../view/position.ts";

const EARTH_RADIUS_MILES = 3958.8;
const DEGREE = Math.PI / 180;

/** A city, and how far a place is from its center. */
export interface NearestCity {
  name: string;
  miles: number;
}

/** Returns the city nearest to a place. */
export function nearestCity(place: LngLat, cities: readonly City[]): NearestCity {
  let nearest: NearestCity = { name: "", miles: Infinity };
  for (const { name, at } of cities) {
    const miles = milesBetween(place, at);
    if (miles < nearest.miles) nearest = { name, miles };
  }
  return nearest;
}

function milesBetween(one: Readonly<LngLat>, other: readonly [number, number]): number {
  const [from, to] = [one[1] * DEGREE, other[1] * DEGREE];
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.sin(((other[0] - one[0]) * DEGREE) / 2) ** 2;
  return (
    2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(north + Math.cos(from) * Math.cos(to) * east))
  );
}
