import { expect, test } from "vitest";
import { extentOfShops, withPadding } from "./extent-of-shops.ts";

const columbus = { latitude: 40, longitude: -83 };

test("contains all shops", () => {
  const shops = [
    columbus,
    { latitude: 39.9, longitude: -83.2 },
    { latitude: 40.1, longitude: -83.1 },
  ];

  expect(extentOfShops(shops)).toEqual({ xmin: -83.2, ymin: 39.9, xmax: -83, ymax: 40.1 });
});

test.each([
  { case: "a single shop", shops: [columbus] },
  { case: "shops on one street", shops: [columbus, { latitude: 40, longitude: -83.00001 }] },
])("shows a part of the city around $case", ({ shops }) => {
  const { xmin = 0, ymin = 0, xmax = 0, ymax = 0 } = extentOfShops(shops) ?? {};

  expect(xmax - xmin).toBeCloseTo(0.04, 4);
  expect(ymax - ymin).toBeCloseTo(0.04, 4);
  expect((xmin + xmax) / 2).toBeCloseTo(-83, 4);
});

test("is unknown without a shop", () => {
  expect(extentOfShops([])).toBeUndefined();
});

test("a picture leaves as much space around the shops as the map", () => {
  const extent = { xmin: -83, ymin: 39, xmax: -82, ymax: 40 };

  expect(withPadding(extent, { width: 480, height: 280 })).toEqual({
    xmin: -83.1,
    ymin: 38.8,
    xmax: -81.9,
    ymax: 40.2,
  });
});
