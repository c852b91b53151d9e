/** Coordinates in degrees. */
export interface Coordinates {
  /** Latitude. */
  latitude?: number | undefined;
  /** Longitude. */
  longitude?: number | undefined;
}

const EARTH_RADIUS_MILES = 3958.8;

/**
 * Removes coordinates that are not a place: incomplete ones, such that are not on the earth, and 0, 0, which servers
 * send for an unknown place. With a center, also such that are farther from it than a distance in miles.
 */
export function withPlace<Item extends Coordinates>(
  item: Item,
  center?: Coordinates,
  maxMiles = Number.POSITIVE_INFINITY,
): Item {
  const { latitude, longitude } = item;
  if (latitude === undefined && longitude === undefined) return item;
  const isPlace =
    isOnEarth(item) && (!center || !isOnEarth(center) || milesBetween(item, center) <= maxMiles);
  return isPlace ? item : { ...item, latitude: undefined, longitude: undefined };
}

type Point = Required<{ [Name in keyof Coordinates]: number }>;

/** Whether coordinates are complete and a place on the earth. */
export function isOnEarth(place: Coordinates): place is Point {
  const { latitude = Number.NaN, longitude = Number.NaN } = place;
  return (
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0)
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Along a great circle. */
function milesBetween(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine));
}
