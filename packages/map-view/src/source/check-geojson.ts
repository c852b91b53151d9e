import type { Feature, GeoJSON, Geometry } from "geojson";
import { placesIn } from "../view/extent.ts";
import { ViewError } from "../view/view-error.ts";

/** GeoJSON without the features that have no place on the earth. */
export interface CheckedGeoJson {
  data: GeoJSON;
  /** How many features were left out. */
  dropped: number;
}

const geometryTypes: ReadonlySet<string> = new Set([
  "GeometryCollection",
  "LineString",
  "MultiLineString",
  "MultiPoint",
  "MultiPolygon",
  "Point",
  "Polygon",
]);
const types = new Set(["FeatureCollection", "Feature", ...geometryTypes]);

// Why: docs/decisions/maps.md#data-is-checked-before-the-worker-gets-it
/**
 * Checks GeoJSON before MapLibre's worker gets it, which would fail on all of it for one wrong feature.
 *
 * @throws ViewError if it is no GeoJSON
 */
export function checkGeoJson(data: unknown): CheckedGeoJson {
  if (!isGeoJson(data)) {
    throw new ViewError("invalid-data", "The data of a source is not GeoJSON.");
  }
  if (data.type !== "FeatureCollection") {
    if (isPlaced(data)) return { data, dropped: 0 };
    return { data: { type: "FeatureCollection", features: [] }, dropped: 1 };
  }
  const features = data.features.filter(isPlaced);
  const dropped = data.features.length - features.length;
  return { data: dropped === 0 ? data : { ...data, features }, dropped };
}

function isGeoJson(data: unknown): data is GeoJSON {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  if (data.type === "FeatureCollection" && !("features" in data && Array.isArray(data.features)))
    return false;
  return types.has(String(data.type));
}

/** Whether every place of a feature is on the earth, and there is one. */
function isPlaced(item: Feature | Geometry): boolean {
  try {
    let count = 0;
    for (const _ of placesIn(item)) count += 1;
    return count > 0 && count === countOf(item.type === "Feature" ? item.geometry : item);
  } catch {
    return false;
  }
}

function countOf(geometry: Geometry): number {
  if (!geometryTypes.has(geometry.type)) throw new TypeError("It is not a geometry.");
  if (geometry.type === "GeometryCollection") {
    return geometry.geometries.reduce((sum, each) => sum + countOf(each), 0);
  }
  return countIn(geometry.coordinates);
}

function countIn(nested: unknown): number {
  if (!Array.isArray(nested)) return 1;
  if (nested.length > 0 && !nested.some(Array.isArray)) return 1;
  return nested.reduce<number>((sum, each) => sum + countIn(each), 0);
}
