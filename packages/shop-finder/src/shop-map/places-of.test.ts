import type { RepairShop } from "@claimkit/claims-api";
import { expect, test } from "vitest";
import { placesOf } from "./places-of.ts";

function shop(shopId: string, latitude?: number, longitude?: number): RepairShop {
  return {
    shopId,
    shopName: `Shop ${shopId}`,
    address: "",
    city: "",
    state: "",
    zipCode: "",
    phoneNumber: undefined,
    proximateDistance: undefined,
    latitude,
    longitude,
  };
}

test.each([
  { latitude: 85, longitude: 180, isShown: true },
  { latitude: -85, longitude: -180, isShown: true },
  { latitude: 85.01, longitude: 0, isShown: false },
  { latitude: -85.01, longitude: 0, isShown: false },
  { latitude: 0, longitude: 180.01, isShown: false },
  { latitude: 0, longitude: -180.01, isShown: false },
])("a shop at $latitude, $longitude is shown: $isShown", ({ latitude, longitude, isShown }) => {
  expect(placesOf([shop("a", latitude, longitude)])).toHaveLength(isShown ? 1 : 0);
});

test("numbers the shops that have a place on the map, and no others", () => {
  const shops = [
    shop("a", 39.9, -83),
    shop("unknown"),
    shop("half", 39.9),
    shop("pole", 90, 0),
    shop("beyond", 39.9, 277),
    shop("b", 40, -83.1),
  ];

  expect(placesOf(shops)).toEqual([
    { shopId: "a", name: "Shop a", number: 1, latitude: 39.9, longitude: -83 },
    { shopId: "b", name: "Shop b", number: 2, latitude: 40, longitude: -83.1 },
  ]);
});
