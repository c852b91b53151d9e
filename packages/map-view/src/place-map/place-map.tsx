"use client";

import { type JSX, useLayoutEffect, useRef } from "react";
import { type Basemap, defaultBasemap, isThemed } from "../basemap/basemap.ts";
import { Attribution } from "../controls/attribution.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { MapView } from "../map-view/map-view.tsx";
import { Marker } from "../marker/marker.tsx";
import { StaticMap } from "../static-map/static-map.tsx";
import { useMapText } from "../text/use-map-text.ts";
import { isInside } from "../view/extent.ts";
import type { LngLat } from "../view/position.ts";
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
const STATE_ZOOM = 5;
/** Zoom at which the names of streets can be read. */
const STREET_ZOOM = 15;

const FILL = { blockSize: "100%" };

export { PlacePicture as Picture } from "./place-picture.tsx";

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
  const center: LngLat = [longitude, latitude];
  const zoom = hasStreets(defaultBasemap(), center) ? STREET_ZOOM : STATE_ZOOM;
  const pin = { longitude, latitude, name: name || label };
  return (
    <div ref={box} style={FILL}>
      <MapView
        label={label}
        initialViewState={{ center, zoom }}
        cooperativeGestures
        fallback={
          <StaticMap
            label={address || text.map}
            center={center}
            zoom={STATE_ZOOM}
            markers={[pin]}
          />
        }
      >
        <Marker longitude={longitude} latitude={latitude} label={pin.name} />
        <ZoomControl />
        <Attribution />
      </MapView>
    </div>
  );
}

/** Whether a basemap has streets around a place. Only a basemap with an extent says where it has none. */
function hasStreets(basemap: Basemap | undefined, place: LngLat): boolean {
  if (basemap === undefined) return false;
  return !isThemed(basemap) || !basemap.extent || isInside(basemap.extent, place);
}
