import type { ComponentProps, JSX } from "react";
import type { Extent } from "../view/extent.ts";
import type { Position } from "../view/position.ts";
import { StaticPicture } from "./static-picture.tsx";

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
  /** Places to show as dots, without numbers and names. Those that are not on the earth are left out. */
  dots?: readonly Pick<StaticMarker, "longitude" | "latitude">[] | undefined;
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

/**
 * A picture of the United States with numbered pins. It needs no script in the browser, renders on a server,
 * and prints.
 *
 * Style hooks: `.ck-static-map`, `.ck-static-map-marker`, and the colors `--ck-map-*`.
 */
export function StaticMap(props: StaticMapProps): JSX.Element {
  return <StaticPicture {...props} />;
}
