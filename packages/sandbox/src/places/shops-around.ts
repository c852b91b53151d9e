import { milesBetween, type Point } from "./point.ts";
import { type RepairShop, repairShops } from "./repair-shops.ts";

/** A shop as sent. */
export interface ShopNearby extends RepairShop {
  proximateDistance: number;
}

/** The shops within a radius in miles. Distances are rounded to two decimals. */
export function shopsAround(center: Point, radius: number): ShopNearby[] {
  return repairShops.flatMap((shop) => {
    const miles = Math.round(milesBetween(center, shop) * 100) / 100;
    return miles > radius ? [] : [{ ...shop, proximateDistance: miles }];
  });
}
