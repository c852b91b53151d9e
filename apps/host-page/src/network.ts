import type { Point } from "@claimkit/widget-runtime";

/** The cities in which the insurer has repair shops. */
export const network: readonly Point[] = [
  { latitude: 39.97, longitude: -83 },
  { latitude: 41.89, longitude: -87.64 },
  { latitude: 40.75, longitude: -74 },
  { latitude: 34.06, longitude: -118.24 },
  { latitude: 29.76, longitude: -95.37 },
  { latitude: 33.45, longitude: -112.07 },
  { latitude: 47.61, longitude: -122.33 },
  { latitude: 39.74, longitude: -104.99 },
  { latitude: 33.75, longitude: -84.39 },
  { latitude: 42.36, longitude: -71.06 },
];
