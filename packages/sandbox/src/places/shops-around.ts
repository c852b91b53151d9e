import { milesBetween, type Point } from "./point.ts";
import { type RepairShop, repairShops } from "./repair-shops.ts";

/** A shop as sent. Some offices of the network write the distance as text. */
export interface ShopNearby extends RepairShop {
  proximateDistance: number | string;
}

const WRITES_TEXT = "TX";

/** The shops within a radius, with their distance in miles, rounded to a hundredth. */
export function shopsAround(center: Point, radius: number): ShopNearby[] {
  return repairShops.flatMap((shop) => {
    const miles = Math.round(milesBetween(center, shop) * 100) / 100;
    if (miles > radius) return [];
    return [{ ...shop, proximateDistance: shop.state === WRITES_TEXT ? String(miles) : miles }];
  });
}
