import type { ShopInfo } from "@claimkit/claims-api";

/** A shop, unless the server sent none of its fields. */
export function knownShop(shop: ShopInfo | undefined): ShopInfo | undefined {
  return shop && Object.values(shop).some((field) => field !== undefined) ? shop : undefined;
}

/** Whether a shop has fields that can be read, not only coordinates. */
export function hasFacts(shop: ShopInfo | undefined): boolean {
  const { name, address, phoneNumber, emailAddress } = shop ?? {};
  return Boolean(name || address || phoneNumber || emailAddress);
}
