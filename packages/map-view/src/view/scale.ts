import { MAX_CAMERA_ZOOM, SCALE_AT_ZOOM_0, TILE_LEVELS, TILE_SIZE } from "../constants.ts";

/** Scale denominator of a zoom level: 1:295,828,763.8 at zoom 0, half of it one level further in. */
export function zoomToScale(zoom: number): number {
  return SCALE_AT_ZOOM_0 / 2 ** zoom;
}

/** Zoom level of a scale denominator. */
export function scaleToZoom(scale: number): number {
  return Math.log2(SCALE_AT_ZOOM_0 / scale);
}

/** Zoom level after zooming by a factor: a factor of 2 is one level in, 0.5 one level out. */
export function zoomBy(zoom: number, factor: number): number {
  return zoom + Math.log2(factor);
}

/** Clamps a zoom level to the range of the camera; `NaN` becomes 0. */
export function clampZoom(zoom: number, min = 0, max = MAX_CAMERA_ZOOM): number {
  if (Number.isNaN(zoom)) return min;
  return Math.min(Math.max(zoom, min), Math.min(max, MAX_CAMERA_ZOOM));
}

/** One level of a tile scheme. */
export interface LevelOfDetail {
  /** Zoom level. */
  level: number;
  /** Meters on the equator for each CSS px. */
  resolution: number;
  /** Scale denominator. */
  scale: number;
}

/** A tile scheme: the size of its tiles and what each level shows. */
export interface TileInfo {
  /** Edge of a tile, in CSS px. */
  size: number;
  /** Levels, the one with the smallest scale first. */
  lods: readonly LevelOfDetail[];
}

const EQUATOR_IN_METERS = 2 * Math.PI * 6_378_137;

/** The Web Mercator scheme that the map draws: tiles of 512 px, 36 levels. */
export const DEFAULT_TILE_INFO: TileInfo = {
  size: TILE_SIZE,
  lods: Array.from({ length: TILE_LEVELS }, (_, level) => ({
    level,
    resolution: EQUATOR_IN_METERS / TILE_SIZE / 2 ** level,
    scale: zoomToScale(level),
  })),
};
