import type { Point } from "@claimkit/widget-runtime";

/** A shop as the claims service sends it. */
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

/** So many shops around a place, on a spiral, the nearest first. */
export function shops(count: number, around: Point, degrees: number): readonly SentShop[] {
  return Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt(index / count);
    return {
      shopId: `SHOP-${index}`,
      shopName: `Collision Center Number ${index + 1}`,
      address: `${index + 1} North High Street`,
      city: "Columbus",
      state: "OH",
      zipCode: "43215",
      phoneNumber: `614555${String(index).padStart(4, "0")}`,
      proximateDistance: 25 * far,
      latitude: around.latitude + degrees * far * Math.sin(index),
      longitude: around.longitude + degrees * far * Math.cos(index),
    };
  });
}
