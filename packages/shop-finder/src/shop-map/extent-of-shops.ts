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

/** The longitudes and latitudes that have all shops in them; of a single place, those around it. */
export function extentOfShops(
  shops: readonly Point[],
  center: Point | undefined,
): ShopsExtent | undefined {
  const points = shops.length > 0 ? shops : center ? [center] : [];
  if (points.length === 0) return undefined;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
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
