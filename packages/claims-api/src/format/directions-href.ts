import type { ShopInfo } from "@claimkit/claims-api";

/**
 * Where a map service shows the way to a shop: by its address, which names the very door, else by its
 * coordinates. Only the shop is named in it.
 */
export function directionsHref({
  name,
  address,
  latitude,
  longitude,
}: ShopInfo): string | undefined {
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const point = isPlaced ? `${latitude},${longitude}` : undefined;
  const destination = address ? [name, address].filter(Boolean).join(", ") : point;
  if (!destination) return undefined;
  const query = new URLSearchParams({ api: "1", destination });
  return `https://www.google.com/maps/dir/?${query}`;
}
