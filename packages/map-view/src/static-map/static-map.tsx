import type { ComponentProps, JSX } from "react";
import { decodeGeography } from "../basemap/decode-geography.ts";
import { usGeography } from "../basemap/us-geography.ts";
import type { Extent } from "../view/extent.ts";
import { isOnEarth, type Position } from "../view/position.ts";
import { areaPath, pointIn } from "./area-path.ts";
import { pictureView } from "./picture-view.ts";
import { ABOVE_DOT, pictureLabels } from "./picture-labels.ts";

/** A pin on a {@link StaticMap}. */
export interface StaticMarker {
  /** Degrees east. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
  /** Name of the place, part of the picture's name. */
  name: string;
}

/** Props of {@link StaticMap}. All other props, including `ref`, are passed to the `<svg>`. */
export interface StaticMapProps extends Omit<ComponentProps<"svg">, "children" | "viewBox"> {
  /** Name of the picture for screen readers. */
  label: string;
  /** Place in the middle. Ignored if it is not on the earth. */
  center?: Position | undefined;
  /**
   * Zoom of the live map that shows the same, with `center`; or the closest zoom for `markers`.
   * @default 6
   */
  zoom?: number | undefined;
  /** Longitudes and latitudes to show. Without `center` and `extent`, all markers are shown, or the 48 states. */
  extent?: Extent | undefined;
  /** Numbered pins. Those that are not on the earth are left out. */
  markers?: readonly StaticMarker[] | undefined;
  /**
   * Width of the picture, in px. It scales with its box.
   * @default 800
   */
  width?: number | undefined;
  /**
   * Height of the picture, in px.
   * @default 500
   */
  height?: number | undefined;
}

const areas = /* @__PURE__ */ decodeGeography(usGeography).features;
const states = /* @__PURE__ */ areas
  .map(({ properties }) => properties)
  .filter(({ kind }) => kind === "state");
const noMarkers: readonly StaticMarker[] = [];

/**
 * A picture of the United States with numbered pins. It needs no script in the browser, renders on a server,
 * and prints.
 *
 * Style hooks: `.ck-static-map`, `.ck-static-map-marker`, and the colors `--ck-map-*`.
 */
export function StaticMap({
  label,
  center,
  zoom,
  extent,
  markers = noMarkers,
  width = 800,
  height = 500,
  className,
  ...svg
}: StaticMapProps): JSX.Element {
  const size = { width, height };
  const shown = markers.filter((marker) => isOnEarth(marker.longitude, marker.latitude));
  const view = pictureView({ center, zoom, extent, markers: shown }, size);
  const names = shown.map(({ name }, at) => `${at + 1}. ${name}`);

  const pins = shown.map(({ longitude, latitude }) => pointIn(view, size, [longitude, latitude]));
  const labels = pictureLabels(view, size, states, pins);

  return (
    <svg
      {...svg}
      className={className ? `ck-static-map ${className}` : "ck-static-map"}
      role="img"
      aria-label={[label, ...names].join(". ")}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className="ck-static-map-water" width={width} height={height} />
      {areas.map(({ properties: { kind, name }, geometry }) => {
        const path = areaPath(geometry, view, size);
        return (
          path && <path key={`${kind} ${name}`} className={`ck-static-map-${kind}`} d={path} />
        );
      })}
      {labels.map(({ kind, text, x, y }) => (
        <g key={`${text} ${x}`}>
          {kind === "city" && (
            <circle className="ck-static-map-city" cx={x} cy={y + ABOVE_DOT} r={2} />
          )}
          <text className={`ck-static-map-${kind}-name`} x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
      {pins.map(({ x, y }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pin is its number
        <g key={at} className="ck-static-map-marker">
          <circle cx={x} cy={y} r={12} />
          <text x={x} y={y}>
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
