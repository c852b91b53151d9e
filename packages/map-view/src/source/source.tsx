"use client";

import type { JSX, ReactNode } from "react";
import type { SourceProps as ReactSourceProps } from "react-map-gl/maplibre";
import { useController } from "../map-view/map-view-context.ts";

/** Props of {@link Source}: react-map-gl's, and `attributionUrl`. */
export type SourceProps = ReactSourceProps & {
  /** Id of the source in the style. */
  id: string;
  /** URL of the attribution: plain text, or JSON with an `attribution`, such as TileJSON. */
  attributionUrl?: string | undefined;
  /** `Layer`s that draw the source. */
  children?: ReactNode;
};

/** Data of the map, as in react-map-gl. GeoJSON is checked first: what is not on the earth is left out. */
export function Source(props: SourceProps): JSX.Element | null {
  const { engine } = useController();
  // react-map-gl throws if one of these changes.
  return engine ? <engine.Source key={`${props.id} ${props.type}`} {...props} /> : null;
}
