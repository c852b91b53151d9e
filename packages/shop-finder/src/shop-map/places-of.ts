import type { RepairShop } from "@claimkit/claims-api";
import type { ShopOnMap } from "@claimkit/widget-runtime";

/** Web maps end here; nobody repairs cars beyond. */
const MAX_LATITUDE = 85;

/** Whether something is at a place that a map can show. */
export function isPlaced({
  latitude,
  longitude,
}: Pick<RepairShop, "latitude" | "longitude">): boolean {
  return (
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= MAX_LATITUDE &&
    Math.abs(longitude) <= 180
  );
}

/** The shops that a map can show, numbered in the order of the list. */
export function placesOf(shops: readonly RepairShop[]): readonly ShopOnMap[] {
  return shops.filter(isPlaced).map(({ shopId, shopName, latitude = 0, longitude = 0 }, index) => ({
    shopId,
    name: shopName,
    number: index + 1,
    latitude,
    longitude,
  }));
}
