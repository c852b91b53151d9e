/** Location of a shop. All fields are optional. */
export interface ShopPlace {
  /** The shop's name. */
  name?: string | undefined;
  /** Its address on one line. */
  address?: string | undefined;
  /** Latitude in degrees. */
  latitude?: number | undefined;
  /** Longitude in degrees. */
  longitude?: number | undefined;
}

/**
 * URL of Google Maps with directions to a shop, by its address or otherwise by its coordinates; `undefined`
 * if neither is known. The URL contains nothing about the user.
 */
export function directionsHref({
  name,
  address,
  latitude,
  longitude,
}: ShopPlace): string | undefined {
  const hasPoint = latitude !== undefined && longitude !== undefined;
  const point = hasPoint ? `${latitude},${longitude}` : undefined;
  // On one line, because an encoded line break is not safe in every URL.
  const written = [name, address].filter(Boolean).join(", ").replace(/\s+/g, " ");
  const destination = address ? written : point;
  if (!destination) return undefined;
  const query = new URLSearchParams({ api: "1", destination });
  return `https://www.google.com/maps/dir/?${query}`;
}
