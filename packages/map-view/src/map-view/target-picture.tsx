"use client";

import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type JSX,
  type ReactNode,
  useSyncExternalStore,
} from "react";
import { useController } from "./map-view-context.ts";
import { MarkerGroup, type MarkerGroupProps } from "../marker/marker-group.tsx";
import { Marker } from "../marker/marker.tsx";
import { PictureContext } from "../marker/picture-context.ts";
import { Popup } from "../popup/popup.tsx";
import { pointIn } from "../static-map/area-path.ts";
import { CONTIGUOUS_STATES } from "../static-map/picture-view.ts";
import { StaticPicture } from "../static-map/static-picture.tsx";
import { EYE } from "../view/fit-in-view.ts";
import { cameraFor, type GoToTarget } from "../view/go-to-target.ts";
import type { LngLat } from "../view/position.ts";
import { fitExtent, type Size, type ViewState } from "../view/viewpoint.ts";

/** Props of {@link TargetPicture}. */
export interface TargetPictureProps extends Size {
  label: string;
  target: GoToTarget | undefined;
  /** Camera of the live map before it was lost. Takes precedence over the target. */
  camera: ViewState | undefined;
  /** Children of the map whose markers to show. */
  markers: ReactNode;
}

/** A picture of what a camera would show, with markers. */
export function TargetPicture({
  label,
  target,
  camera,
  markers,
  ...size
}: TargetPictureProps): JSX.Element {
  const { markerPlaces } = useController();
  const room = useSyncExternalStore(markerPlaces.subscribe, markerPlaces.all, markerPlaces.all);
  const view = camera ?? viewOf(target, size);
  // The markers of a live map that may come back are still there. The picture has to be turned as they are.
  if (camera && !markers && (camera.bearing !== 0 || camera.pitch !== 0)) {
    return <TurnedPicture label={label} camera={camera} room={room} {...size} />;
  }
  return (
    <PictureContext value={(at) => pointIn(view, size, [...at])}>
      <StaticPicture
        label={label}
        room={room}
        {...size}
        center={[view.longitude, view.latitude]}
        zoom={view.zoom}
      />
      {markersAmong(markers)}
    </PictureContext>
  );
}

/** How much larger than the diagonal of its box a tilted picture is, so that it reaches further back. */
const TILTED = 3;

/** A picture from a camera that does not look straight down with north up. */
function TurnedPicture({
  label,
  camera,
  room,
  width,
  height,
}: Size & { label: string; camera: ViewState; room: readonly LngLat[] }): JSX.Element {
  const { longitude, latitude, zoom, bearing, pitch } = camera;
  const side = Math.hypot(width, height) * (pitch === 0 ? 1 : TILTED);
  const turn = `rotateX(${pitch}deg) rotate(${-bearing}deg)`;
  return (
    <div
      style={{
        position: "absolute",
        top: (height - side) / 2,
        left: (width - side) / 2,
        inlineSize: side,
        transform: `perspective(${EYE * height}px) ${turn}`,
      }}
    >
      <StaticPicture
        label={label}
        room={room}
        width={side}
        height={side}
        center={[longitude, latitude]}
        zoom={zoom}
      />
    </div>
  );
}

function viewOf(
  target: GoToTarget | undefined,
  size: Size,
): Pick<ViewState, "longitude" | "latitude" | "zoom"> {
  const start = { longitude: -96, latitude: 38, zoom: 3, bearing: 0, pitch: 0 };
  try {
    return cameraFor(target ?? CONTIGUOUS_STATES, start, size);
  } catch {
    // The live map reports what is wrong with the target.
    return fitExtent(CONTIGUOUS_STATES, size);
  }
}

/**
 * The markers among the children of a map, in their groups, and its popups. Everything else needs a live map. Markers
 * inside a host's own component are not found.
 */
function markersAmong(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<MarkerGroupProps>(child)) return null;
    if (child.type === Marker || child.type === Popup) return child;
    if (child.type !== MarkerGroup && child.type !== Fragment) return null;
    return cloneElement(child, undefined, markersAmong(child.props.children));
  });
}
