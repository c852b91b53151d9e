"use client";

import type { JSX, ReactNode } from "react";
import { markersAmong } from "../marker/markers-among.ts";
import { PictureContext } from "../marker/picture-context.ts";
import { pointIn } from "../static-map/area-path.ts";
import { CONTIGUOUS_STATES } from "../static-map/picture-view.ts";
import { StaticMap } from "../static-map/static-map.tsx";
import { cameraFor, type GoToTarget } from "../view/go-to-target.ts";
import { fitExtent, type Size, type ViewState } from "../view/viewpoint.ts";

/** Props of {@link TargetPicture}. */
export interface TargetPictureProps extends Size {
  label: string;
  target: GoToTarget | undefined;
  /** Children of the map whose markers to show. */
  markers: ReactNode;
}

/** A picture of what a camera would show, with markers. */
export function TargetPicture({
  label,
  target,
  markers,
  ...size
}: TargetPictureProps): JSX.Element {
  const view = viewOf(target, size);
  return (
    <PictureContext value={(at) => pointIn(view, size, [...at])}>
      <StaticMap
        label={label}
        {...size}
        center={[view.longitude, view.latitude]}
        zoom={view.zoom}
      />
      {markersAmong(markers)}
    </PictureContext>
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
