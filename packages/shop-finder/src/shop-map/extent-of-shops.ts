import type { Point } from "@claimkit/widget-runtime";

/** Room around a single place, in degrees: about five miles. */
const AROUND = 0.07;

/** Longitudes and latitudes of places, as the map takes them. */
interface ShopsExtent {
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
}

/**
 * The longitudes and latitudes that have all shops in them; of a single place, those around it.
 *
 * @param circle corners of the circle around the place that was searched, as `circleAround` returns them
 */
export function extentOfShops(
  shops: readonly Point[],
  circle: readonly (readonly number[])[] = [],
): ShopsExtent | undefined {
  const points = [...shops.map(({ longitude, latitude }) => [longitude, latitude]), ...circle];
  if (points.length === 0) return undefined;
  const longitudes = points.map(([longitude = 0]) => longitude);
  const latitudes = points.map(([, latitude = 0]) => latitude);
  const extent = {
    xmin: Math.min(...longitudes),
    ymin: Math.min(...latitudes),
    xmax: Math.max(...longitudes),
    ymax: Math.max(...latitudes),
  };
  const margin = extent.xmin === extent.xmax && extent.ymin === extent.ymax ? AROUND : 0;
  return {
    xmin: extent.xmin - margin,
    ymin: extent.ymin - margin,
    xmax: extent.xmax + margin,
    ymax: extent.ymax + margin,
  };
}
