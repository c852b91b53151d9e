import type { ShopInfo } from "@claimkit/claims-api";

/** A shop, unless the server sent none of its fields. */
export function knownShop(shop: ShopInfo | undefined): ShopInfo | undefined {
  return shop && Object.values(shop).some((field) => field !== undefined) ? shop : undefined;
}
