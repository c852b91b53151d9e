import type { JSX } from "react";
import { decodeGeography } from "../basemap/decode-geography.ts";
import { usGeography } from "../basemap/us-geography.ts";
import { isOnEarth, type LngLat } from "../view/position.ts";
import { areaPath, pointIn } from "./area-path.ts";
import { pictureView } from "./picture-view.ts";
import { ABOVE_DOT, pictureLabels } from "./picture-labels.ts";
import type { StaticMapProps, StaticMarker } from "./static-map.tsx";

const areas = /* @__PURE__ */ decodeGeography(usGeography).features;
const states = /* @__PURE__ */ areas
  .map(({ properties }) => properties)
  .filter(({ kind }) => kind === "state");
const noMarkers: readonly StaticMarker[] = [];
const noPlaces: readonly LngLat[] = [];

/** Props of {@link StaticPicture}. */
export interface StaticPictureProps extends StaticMapProps {
  /** Places that names must not cover, in addition to `markers`. */
  room?: readonly LngLat[];
}

/** A static map below markers that are not part of it. */
export function StaticPicture({
  label,
  center,
  zoom,
  extent,
  markers = noMarkers,
  dots = noMarkers,
  room = noPlaces,
  width = 800,
  height = 500,
  className,
  ...svg
}: StaticPictureProps): JSX.Element {
  const size = { width, height };
  const shown = markers.filter((marker) => isOnEarth(marker.longitude, marker.latitude));
  const view = pictureView({ center, zoom, extent, markers: shown }, size);
  const names = shown.map(({ name }, at) => `${at + 1}. ${name}`);

  const pins = shown.map(({ longitude, latitude }) => pointIn(view, size, [longitude, latitude]));
  const dotted = dots
    .filter(({ longitude, latitude }) => isOnEarth(longitude, latitude))
    .map(({ longitude, latitude }) => pointIn(view, size, [longitude, latitude]));
  const covered = room.map((at) => pointIn(view, size, [...at]));
  const labels = pictureLabels(view, size, states, pins, covered);

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
      {dotted.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="ck-static-map-dot" cx={x} cy={y} r={6} />
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
