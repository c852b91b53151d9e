import { expect, test } from "vitest";
import { withPlace } from "./place.ts";

const phoenix = { latitude: 33.45, longitude: -112.07 };

test.each([
  { place: { latitude: 33.48, longitude: -112.1 }, is: true },
  { place: { latitude: 0, longitude: -112 }, is: true, center: undefined },
  { place: { latitude: 0, longitude: 0 }, is: false },
  { place: { latitude: -112.1, longitude: 33.48 }, is: false },
  { place: { latitude: 33.48 }, is: false },
  { place: { latitude: -82.9, longitude: 39.9 }, is: false, center: phoenix },
  { place: { latitude: 33.45, longitude: -112.9 }, is: true, center: phoenix },
  { place: { latitude: 33.45, longitude: -113 }, is: false, center: phoenix },
  { place: phoenix, is: true, center: { latitude: 0, longitude: 0 } },
])("$place is a place near $center: $is", ({ place, is, center }) => {
  const { latitude } = withPlace(place, center, 50);
  expect(latitude !== undefined).toBe(is);
});
