import type { Extent } from "@claimkit/map-view";
import type { Point } from "@claimkit/widget-runtime";

/** Smallest width or height to show, in degrees: about three miles. */
const MIN_SPAN = 0.04;

/** Space that the map leaves between its edges and an extent, in px. */
const MAP_PADDING = 40;

/** Returns the longitudes and latitudes of the shops, but not less than a part of a city. */
export function extentOfShops(shops: readonly Point[]): Extent | undefined {
  if (shops.length === 0) return undefined;
  const longitudes = shops.map(({ longitude }) => longitude);
  const latitudes = shops.map(({ latitude }) => latitude);
  const extent = {
    xmin: Math.min(...longitudes),
    ymin: Math.min(...latitudes),
    xmax: Math.max(...longitudes),
    ymax: Math.max(...latitudes),
  };
  const span = Math.max(extent.xmax - extent.xmin, extent.ymax - extent.ymin);
  const margin = Math.max(0, MIN_SPAN - span) / 2;
  return grow(extent, margin, margin);
}

/** Adds the space that the map leaves around an extent, so that a picture of this size shows the same as the map. */
export function withPadding(
  extent: Extent,
  { width, height }: { width: number; height: number },
): Extent {
  return grow(
    extent,
    (extent.xmax - extent.xmin) * paddingShare(width),
    (extent.ymax - extent.ymin) * paddingShare(height),
  );
}

/** The padding as a share of what is between the two paddings. */
function paddingShare(size: number): number {
  return MAP_PADDING / Math.max(1, size - 2 * MAP_PADDING);
}

function grow({ xmin, ymin, xmax, ymax }: Extent, x: number, y: number): Extent {
  return { xmin: xmin - x, ymin: ymin - y, xmax: xmax + x, ymax: ymax + y };
}
