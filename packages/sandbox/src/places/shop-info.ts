import type { ShopInfo } from "../sections.ts";
import { type RepairShop, repairShops } from "./repair-shops.ts";

/** The shop of the network with this name, as sent with a claim. */
export function networkShop(shopName: string): Required<ShopInfo> {
  const shop = repairShops.find((candidate) => candidate.shopName === shopName);
  if (!shop) throw new Error(`The network has no shop named ${shopName}.`);
  return shopInfo(shop);
}

/** A shop of the network, as sent with a claim. */
export function shopInfo(shop: RepairShop): Required<ShopInfo> {
  return {
    name: shop.shopName,
    address: addressLine(shop),
    phoneNumber: shop.phoneNumber ?? "",
    emailAddress: `${shop.shopName.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@example.com`,
    latitude: shop.latitude,
    longitude: shop.longitude,
  };
}

/** The address of a shop on one line. */
function addressLine({ address, city, state, zipCode }: RepairShop): string {
  return `${address}, ${city}, ${state} ${zipCode}`;
}
