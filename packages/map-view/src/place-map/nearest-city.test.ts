import { expect, test } from "vitest";
import { cities } from "../basemap/cities.ts";
import { nearestCity } from "./nearest-city.ts";

test.each<{ place: [number, number]; name: string; miles: number }>([
  { place: [-87.6536, 41.8846], name: "Chicago", miles: 1 },
  { place: [-83.0, 40.1], name: "Columbus", miles: 10 },
  { place: [-104.99, 39.739], name: "Denver", miles: 0 },
])("$place is $miles miles from $name", ({ place, name, miles }) => {
  const nearest = nearestCity(place, cities);

  expect([nearest.name, Math.round(nearest.miles)]).toEqual([name, miles]);
});
