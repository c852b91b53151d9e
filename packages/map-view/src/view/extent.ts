import type { GeoJSON, Position as Coordinates } from "geojson";
import { isDrawable, type LngLat } from "./position.ts";

/** A rectangle of longitudes and latitudes. Across the antimeridian `xmin` is larger than `xmax`. */
export interface Extent {
  /** Westernmost longitude. */
  xmin: number;
  /** Southernmost latitude. */
  ymin: number;
  /** Easternmost longitude. */
  xmax: number;
  /** Northernmost latitude. */
  ymax: number;
}

/** Southwest and northeast corner, the format of MapLibre. */
export type Bounds = [southwest: LngLat, northeast: LngLat];

/** Whether a value is an {@link Extent}. */
export function isExtent(value: object): value is Extent {
  return "xmin" in value && "ymin" in value && "xmax" in value && "ymax" in value;
}

/** Whether an extent contains a place. */
export function isInside(
  { xmin, ymin, xmax, ymax }: Extent,
  [longitude, latitude]: LngLat,
): boolean {
  const isBetween =
    xmin <= xmax ? longitude >= xmin && longitude <= xmax : longitude >= xmin || longitude <= xmax;
  return isBetween && latitude >= ymin && latitude <= ymax;
}

/** Converts an extent to bounds of MapLibre, which exceed 180 across the antimeridian. */
export function extentToBounds({ xmin, ymin, xmax, ymax }: Extent): Bounds {
  return [
    [xmin, ymin],
    [xmax < xmin ? xmax + 360 : xmax, ymax],
  ];
}

/** MapLibre's bounds as an extent, with longitudes from -180 to 180. */
export function boundsToExtent([[west, south], [east, north]]: Bounds): Extent {
  const isWorld = east - west >= 360;
  return {
    xmin: isWorld ? -180 : wrapLongitude(west),
    ymin: south,
    xmax: isWorld ? 180 : wrapLongitude(east),
    ymax: north,
  };
}

/** The same meridian as a longitude from -180 to 180. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** The smallest extent that contains all drawable coordinates of the GeoJSON; `undefined` without any. */
export function extentOf(geojson: GeoJSON): Extent | undefined {
  const spans: Span[] = [];
  let [ymin, ymax] = [Infinity, -Infinity];
  for (const part of partsIn(geojson)) {
    const span: Span = { west: Infinity, east: -Infinity };
    for (const [x, y] of flatten(part)) {
      span.west = Math.min(span.west, x);
      span.east = Math.max(span.east, x);
      ymin = Math.min(ymin, y);
      ymax = Math.max(ymax, y);
    }
    if (span.west !== Infinity) spans.push(fromTheWest(span));
  }
  if (spans.length === 0) return undefined;
  const { west, east } = smallestSpan(spans);
  return { xmin: west, ymin, xmax: east, ymax };
}

/** Longitudes from west to east. */
interface Span {
  west: number;
  east: number;
}

/** The same span with a west from -180 to 180. */
function fromTheWest({ west, east }: Span): Span {
  const start = wrapLongitude(west);
  return { west: start, east: start + east - west };
}

/** Returns everything but the widest gap between spans, which may be anywhere on the earth. */
function smallestSpan(spans: readonly Span[]): Span {
  const sorted = spans.toSorted((one, other) => one.west - other.west);
  const west = sorted[0]?.west ?? 0;
  let east = west;
  let gap = { width: 0, west, east };
  for (const span of sorted) {
    const width = span.west - east;
    if (width > gap.width) gap = { width, west: east, east: span.west };
    east = Math.max(east, span.east);
  }
  if (gap.width > west + 360 - east) {
    return { west: gap.east, east: Math.max(gap.west, east - 360) };
  }
  if (east - west >= 360) return { west: -180, east: 180 };
  return { west, east: wrapLongitude(east) };
}

type Nested = Coordinates | Nested[];

/** Every place of GeoJSON that a map can draw. */
export function* placesIn(geojson: GeoJSON): Generator<LngLat> {
  for (const part of partsIn(geojson)) yield* flatten(part);
}

/** The coordinates of each point, line and polygon of GeoJSON. */
function* partsIn(geojson: GeoJSON): Generator<Nested> {
  if (geojson.type === "FeatureCollection") {
    for (const feature of geojson.features) yield* partsIn(feature);
  } else if (geojson.type === "Feature") {
    // A feature may have no geometry, which the types of GeoJSON leave out.
    const geometry: typeof geojson.geometry | null = geojson.geometry;
    if (geometry) yield* partsIn(geometry);
  } else if (geojson.type === "GeometryCollection") {
    for (const geometry of geojson.geometries) yield* partsIn(geometry);
  } else if (geojson.type.startsWith("Multi")) {
    for (const part of geojson.coordinates) if (Array.isArray(part)) yield part;
  } else yield geojson.coordinates;
}

function* flatten(nested: Nested): Generator<LngLat> {
  const [x, y] = nested;
  if (typeof x === "number" && typeof y === "number") {
    if (isDrawable(x, y)) yield [x, y];
  } else {
    for (const each of nested) if (Array.isArray(each)) yield* flatten(each);
  }
}
