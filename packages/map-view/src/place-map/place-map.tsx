"use client";

import type { JSX } from "react";
import { Attribution } from "../controls/attribution.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { MapView } from "../map-view/map-view.tsx";
import { Marker } from "../marker/marker.tsx";

/** Props of {@link PlaceMap}. */
export interface PlaceMapProps {
  latitude: number;
  longitude: number;
  /** What is there. */
  name: string;
  /** Where it is, in words. */
  address: string;
}

/** Zoom at which the embedded map has cities and borders around the place. */
const AROUND = 7;

/** A map of one place. It fills its box. */
export default function PlaceMap({
  latitude,
  longitude,
  name,
  address,
}: PlaceMapProps): JSX.Element {
  return (
    <MapView
      label={`${name}, ${address}`}
      initialViewState={{ center: [longitude, latitude], zoom: AROUND }}
    >
      <Marker longitude={longitude} latitude={latitude} label={name} />
      <ZoomControl />
      <Attribution />
    </MapView>
  );
}
