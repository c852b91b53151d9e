"use client";

import { type JSX, useLayoutEffect, useRef } from "react";
import { Attribution } from "../controls/attribution.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { MapView } from "../map-view/map-view.tsx";
import { Marker } from "../marker/marker.tsx";
import { StaticMap } from "../static-map/static-map.tsx";
import { useMapText } from "../text/use-map-text.ts";
import { adoptMapStyles } from "./adopt-map-styles.ts";

/** Props of {@link PlaceMap}. */
export interface PlaceMapProps {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Name of the place. */
  name?: string | undefined;
  /** Address of the place, as text. */
  address?: string | undefined;
}

/** Zoom at which the embedded map shows the surrounding state, with borders and cities. */
const ZOOM = 5;

const FILL = { blockSize: "100%" };

/** A map of one place, including its styles. It fills its box. */
export default function PlaceMap({
  latitude,
  longitude,
  name,
  address,
}: PlaceMapProps): JSX.Element {
  const text = useMapText();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) adoptMapStyles(box.current);
  }, []);

  const label = [name, address].filter(Boolean).join(", ") || text.map;
  const view = { center: [longitude, latitude] as const, zoom: ZOOM };
  const pin = { longitude, latitude, name: name || label };
  return (
    <div ref={box} style={FILL}>
      <MapView
        label={label}
        initialViewState={view}
        cooperativeGestures
        fallback={<StaticMap label={address || text.map} {...view} markers={[pin]} />}
      >
        <Marker longitude={longitude} latitude={latitude} label={pin.name} />
        <ZoomControl />
        <Attribution />
      </MapView>
    </div>
  );
}
