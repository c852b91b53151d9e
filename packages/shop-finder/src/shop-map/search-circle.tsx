"use client";

import { Layer, Source } from "@claimkit/map-view";
import type { Point } from "@claimkit/widget-runtime";
import { type JSX, useMemo } from "react";
import { circleAround } from "./circle-around.ts";

interface SearchCircleProps {
  center: Point;
  miles: number;
}

/** Visible on the map's light and dark backgrounds. */
const COLOR = "#3f8a95";

/** A dashed circle with the radius of the search. */
export function SearchCircle({ center, miles }: SearchCircleProps): JSX.Element {
  const { latitude, longitude } = center;
  // MapLibre redraws a shape when its object is another one.
  const data = useMemo(
    () => ({
      type: "Polygon" as const,
      coordinates: [circleAround({ latitude, longitude }, miles)],
    }),
    [latitude, longitude, miles],
  );
  return (
    <Source id="ck-search-circle" type="geojson" data={data}>
      <Layer
        id="ck-search-circle-line"
        type="line"
        paint={{ "line-color": COLOR, "line-width": 2, "line-dasharray": [2, 2] }}
      />
    </Source>
  );
}
