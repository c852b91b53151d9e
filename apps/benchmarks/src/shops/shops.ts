import type { Point } from "@claimkit/widget-runtime";

/** A shop in a response of the claims service. */
interface SentShop extends Point {
  shopId: string;
  shopName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber: string;
  proximateDistance: number;
}

/** Shops on a spiral around a point, the nearest first. */
export function shops(count: number, around: Point, degrees: number): readonly SentShop[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = Math.sqrt(index / count);
    return {
      shopId: `SHOP-${index}`,
      shopName: `Collision Center Number ${index + 1}`,
      address: `${index + 1} North High Street`,
      city: "Columbus",
      state: "OH",
      zipCode: "43215",
      phoneNumber: `614555${String(index).padStart(4, "0")}`,
      proximateDistance: 25 * distance,
      latitude: around.latitude + degrees * distance * Math.sin(index),
      longitude: around.longitude + degrees * distance * Math.cos(index),
    };
  });
}
