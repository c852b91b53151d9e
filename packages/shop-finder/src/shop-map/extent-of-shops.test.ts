import { expect, test } from "vitest";
import { extentOfShops } from "./extent-of-shops.ts";

const columbus = { latitude: 40, longitude: -83 };

test("has all shops in it", () => {
  const shops = [
    columbus,
    { latitude: 39.9, longitude: -83.2 },
    { latitude: 40.1, longitude: -83.1 },
  ];

  expect(extentOfShops(shops, undefined)).toEqual({
    xmin: -83.2,
    ymin: 39.9,
    xmax: -83,
    ymax: 40.1,
  });
});

test.each([
  { what: "a single shop", shops: [columbus], center: undefined },
  { what: "a page without a shop on the map", shops: [], center: columbus },
])("has room around $what", ({ shops, center }) => {
  const { xmin, ymin, xmax, ymax } = extentOfShops(shops, center) ?? {};

  expect([xmin, ymin, xmax, ymax].map((degrees) => degrees?.toFixed(2))).toEqual([
    "-83.07",
    "39.93",
    "-82.93",
    "40.07",
  ]);
});

test("is unknown without any place", () => {
  expect(extentOfShops([], undefined)).toBeUndefined();
});
