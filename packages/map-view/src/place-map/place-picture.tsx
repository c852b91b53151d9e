"use client";

import { formatPlural, formatText, useLocale } from "@claimkit/ui-kit/messages";
import { type JSX, useLayoutEffect, useRef } from "react";
import { cities } from "../basemap/cities.ts";
import { StaticMap } from "../static-map/static-map.tsx";
import { useMapText } from "../text/use-map-text.ts";
import { adoptMapStyles } from "./adopt-map-styles.ts";
import { nearestCity } from "./nearest-city.ts";
import type { PlaceMapProps } from "./place-map.tsx";

/** Zoom at which several cities of the embedded map are usually in view. */
const ZOOM = 6;

/** A small picture of where a place is, and its distance from the nearest large city. It loads no code of the live map. */
export function PlacePicture({ latitude, longitude, name }: PlaceMapProps): JSX.Element {
  const text = useMapText();
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current) adoptMapStyles(box.current);
  }, []);
  const locale = useLocale();
  const { name: city, miles } = nearestCity([longitude, latitude], cities);
  const count = Math.round(miles);
  return (
    // Phrasing content, so that it can be part of a button.
    <span ref={box} className="ck-place-picture">
      <StaticMap
        label={name || text.map}
        center={[longitude, latitude]}
        zoom={ZOOM}
        width={320}
        height={140}
        dots={[{ longitude, latitude }]}
      />
      <span>
        {count === 0
          ? formatText(text.inCity, { city }, locale)
          : formatPlural(text.milesFromCity, { city, count }, locale)}
      </span>
    </span>
  );
}
