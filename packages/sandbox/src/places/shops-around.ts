import { milesBetween, type Point } from "./point.ts";
import { type RepairShop, repairShops } from "./repair-shops.ts";

/** A shop as sent. Some servers send the distance as text. */
export interface ShopNearby extends RepairShop {
  proximateDistance: number | string;
}

const STATE_WITH_TEXT_DISTANCES = "TX";

/** The shops within a radius in miles. Distances are rounded to two decimals. */
export function shopsAround(center: Point, radius: number): ShopNearby[] {
  return repairShops.flatMap((shop) => {
    const miles = Math.round(milesBetween(center, shop) * 100) / 100;
    if (miles > radius) return [];
    const isText = shop.state === STATE_WITH_TEXT_DISTANCES;
    return [{ ...shop, proximateDistance: isText ? String(miles) : miles }];
  });
}
