import type { GeoJSON, Position as Coordinates } from "geojson";
import { isOnEarth, type LngLat } from "./position.ts";

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

/** The smallest extent around all places of GeoJSON that are on the earth; `undefined` if there are none. */
export function extentOf(geojson: GeoJSON): Extent | undefined {
  const extent: Extent = { xmin: Infinity, ymin: Infinity, xmax: -Infinity, ymax: -Infinity };
  for (const [x, y] of placesIn(geojson)) {
    extent.xmin = Math.min(extent.xmin, x);
    extent.ymin = Math.min(extent.ymin, y);
    extent.xmax = Math.max(extent.xmax, x);
    extent.ymax = Math.max(extent.ymax, y);
  }
  return extent.xmin === Infinity ? undefined : extent;
}

type Nested = Coordinates | Nested[];

/** Every place of GeoJSON that is on the earth. */
export function* placesIn(geojson: GeoJSON): Generator<LngLat> {
  if (geojson.type === "FeatureCollection") {
    for (const feature of geojson.features) yield* placesIn(feature);
  } else if (geojson.type === "Feature") {
    // A feature may have no geometry, which the types of GeoJSON leave out.
    const geometry: typeof geojson.geometry | null = geojson.geometry;
    if (geometry) yield* placesIn(geometry);
  } else if (geojson.type === "GeometryCollection") {
    for (const geometry of geojson.geometries) yield* placesIn(geometry);
  } else yield* flatten(geojson.coordinates);
}

function* flatten(nested: Nested): Generator<LngLat> {
  const [x, y] = nested;
  if (typeof x === "number" && typeof y === "number") {
    if (isOnEarth(x, y)) yield [x, y];
  } else {
    for (const each of nested) if (Array.isArray(each)) yield* flatten(each);
  }
}
