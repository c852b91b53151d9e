import type { RepairShop } from "@claimkit/claims-api";
import type { ShopOnMap } from "@claimkit/widget-runtime";

/** Northern and southern limit of web maps. */
const MAX_LATITUDE = 85;

/** Whether a map can show a shop. */
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

/** Returns the shops that a map can show, numbered in the order of the list. */
export function placesOf(shops: readonly RepairShop[]): readonly ShopOnMap[] {
  return shops.filter(isPlaced).map(({ shopId, shopName, latitude = 0, longitude = 0 }, index) => ({
    shopId,
    name: shopName,
    number: index + 1,
    latitude,
    longitude,
  }));
}
