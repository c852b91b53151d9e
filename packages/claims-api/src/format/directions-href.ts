/** What is known of where a shop is. */
export interface ShopPlace {
  /** The shop's name. */
  name?: string | undefined;
  /** Its address on one line. */
  address?: string | undefined;
  /** Degrees north. */
  latitude?: number | undefined;
  /** Degrees east. */
  longitude?: number | undefined;
}

/**
 * URL of a map service with directions to a shop: by its address, which names the very door, else by its
 * coordinates. Only the shop is named in it. `undefined` if neither is known.
 */
export function directionsHref({
  name,
  address,
  latitude,
  longitude,
}: ShopPlace): string | undefined {
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const point = isPlaced ? `${latitude},${longitude}` : undefined;
  const destination = address ? [name, address].filter(Boolean).join(", ") : point;
  if (!destination) return undefined;
  const query = new URLSearchParams({ api: "1", destination });
  return `https://www.google.com/maps/dir/?${query}`;
}
