import { ViewError } from "./view-error.ts";

export const METERS_PER_MILE = 1609.344;

/** A place on the earth: `[longitude, latitude]`, or an object that names both. */
export type Position =
  | readonly [longitude: number, latitude: number]
  | {
      /** Degrees east. */
      longitude: number;
      /** Degrees north. */
      latitude: number;
    };

/** Longitude and latitude, in degrees, as MapLibre and GeoJSON order them. */
export type LngLat = [longitude: number, latitude: number];

/**
 * Reads a place.
 *
 * @throws ViewError if it has no longitude from -180 to 180 or no latitude from -90 to 90
 */
export function lngLatOf(position: Position): LngLat {
  const [longitude, latitude] = numbersOf(position);
  if (!isOnEarth(longitude, latitude)) {
    throw new ViewError(
      "invalid-location",
      `${String(longitude)}, ${String(latitude)} is not a place: longitudes are from -180 to 180, latitudes from -90 to 90, in this order.`,
    );
  }
  return [Number(longitude), Number(latitude)];
}

/** Hosts without TypeScript may pass anything. */
function numbersOf(position: unknown): readonly unknown[] {
  if (Array.isArray(position)) return position;
  const { longitude, latitude } = (position ?? {}) as Record<string, unknown>;
  return [longitude, latitude];
}

/**
 * Whether a map can draw coordinates of GeoJSON: on the earth, or on its copies to the east and west, which lines across
 * the antimeridian reach.
 */
export function isDrawable(longitude: unknown, latitude: unknown): boolean {
  return isWithin(longitude, 360) && isWithin(latitude, 90);
}

/** Whether two numbers are a longitude and a latitude. */
export function isOnEarth(longitude: unknown, latitude: unknown): boolean {
  return isWithin(longitude, 180) && isWithin(latitude, 90);
}

function isWithin(value: unknown, limit: number): boolean {
  return typeof value === "number" && Math.abs(value) <= limit;
}

/** Whether a value is a {@link Position}. */
export function isPosition(value: unknown): value is Position {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.length >= 2 && value.every((each) => !isNaN(Number(each)));
  return "longitude" in value && "latitude" in value;
}

const EARTH_RADIUS = 6_371_008.8;

/** Meters between two places along the surface. */
export function distanceBetween([lng1, lat1]: LngLat, [lng2, lat2]: LngLat): number {
  const [from, to] = [radians(lat1), radians(lat2)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(lng2 - lng1) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
