import type { Point } from "@claimkit/widget-runtime";

const EARTH_RADIUS_MILES = 3958.8;
const DEGREE = Math.PI / 180;
const CORNERS = 64;

/** Returns a circle on the earth as a GeoJSON ring: corners as longitude and latitude, the first one repeated at the end. */
export function circleAround({ latitude, longitude }: Point, miles: number): number[][] {
  const distance = miles / EARTH_RADIUS_MILES;
  const north = latitude * DEGREE;
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const direction = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    const y = Math.asin(
      Math.sin(north) * Math.cos(distance) +
        Math.cos(north) * Math.sin(distance) * Math.cos(direction),
    );
    const x = Math.atan2(
      Math.sin(direction) * Math.sin(distance) * Math.cos(north),
      Math.cos(distance) - Math.sin(north) * Math.sin(y),
    );
    return [longitude + x / DEGREE, y / DEGREE];
  });
}
