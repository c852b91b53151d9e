import type { JSX } from "react";
import { StaticMap } from "../static-map/static-map.tsx";
import { cameraFor, type GoToTarget } from "../view/go-to-target.ts";
import type { Size } from "../view/viewpoint.ts";

/** Props of {@link TargetPicture}. */
export interface TargetPictureProps extends Size {
  label: string;
  target: GoToTarget | undefined;
}

/** A picture of what a camera would show. */
export function TargetPicture({ label, target, ...size }: TargetPictureProps): JSX.Element {
  return <StaticMap label={label} {...size} {...centerOf(target, size)} />;
}

function centerOf(
  target: GoToTarget | undefined,
  size: Size,
): { center?: [number, number]; zoom?: number } {
  if (!target) return {};
  try {
    const start = { longitude: -96, latitude: 38, zoom: 3, bearing: 0, pitch: 0 };
    const { longitude, latitude, zoom } = cameraFor(target, start, size);
    return { center: [longitude, latitude], zoom };
  } catch {
    // The live map says what is wrong with the target.
    return {};
  }
}
