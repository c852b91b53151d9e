/** Coordinates in degrees. */
export interface Point {
  /** Degrees north of the equator. */
  latitude: number;
  /** Degrees east of Greenwich; negative in the Americas. */
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const DEGREE = Math.PI / 180;

/** The great-circle distance of two points in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const half = (degrees: number): number => Math.sin((degrees * DEGREE) / 2) ** 2;
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * DEGREE) * Math.cos(b.latitude * DEGREE) * half(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

/** The point that is `north` and `east` miles from another one. Accurate only for short distances. */
export function offsetFrom(
  { latitude, longitude }: Point,
  { north = 0, east = 0 }: { north?: number; east?: number },
): Point {
  const milesPerDegree = EARTH_RADIUS_MILES * DEGREE;
  return {
    latitude: round(latitude + north / milesPerDegree),
    longitude: round(longitude + east / milesPerDegree / Math.cos(latitude * DEGREE)),
  };
}

/** Rounds to five decimals, about a yard. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
