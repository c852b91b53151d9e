import { expect, test } from "vitest";
import { extentOfShops } from "./extent-of-shops.ts";

const columbus = { latitude: 40, longitude: -83 };
const shops = [
  columbus,
  { latitude: 39.9, longitude: -83.2 },
  { latitude: 40.1, longitude: -83.1 },
];

test("has all shops in it", () => {
  expect(extentOfShops(shops)).toEqual({ xmin: -83.2, ymin: 39.9, xmax: -83, ymax: 40.1 });
});

test("has the circle of the search in it, too", () => {
  const circle = [
    [-83.4, 40],
    [-82.6, 40],
  ];

  expect(extentOfShops(shops, circle)).toEqual({
    xmin: -83.4,
    ymin: 39.9,
    xmax: -82.6,
    ymax: 40.1,
  });
});

test("has room around a single shop", () => {
  const { xmin, ymin, xmax, ymax } = extentOfShops([columbus]) ?? {};

  expect([xmin, ymin, xmax, ymax].map((degrees) => degrees?.toFixed(2))).toEqual([
    "-83.07",
    "39.93",
    "-82.93",
    "40.07",
  ]);
});

test("is unknown without any place", () => {
  expect(extentOfShops([])).toBeUndefined();
});
