"use client";

import type { JSX, ReactNode } from "react";
import type { SourceProps as ReactSourceProps } from "react-map-gl/maplibre";
import { useController } from "../map-view/map-view-context.ts";
import { useSourceReady } from "./use-source-ready.ts";

/** Props of {@link Source}: those of react-map-gl. */
export type SourceProps = ReactSourceProps & {
  /** Id of the source in the style. */
  id: string;
  /** `Layer`s that draw it. */
  children?: ReactNode;
};

/** Data of the map, as in react-map-gl. GeoJSON is checked first: what is not on the earth is left out. */
export function Source(props: SourceProps): JSX.Element | null {
  const { engine } = useController();
  const checked = useSourceReady(props);
  if (!engine || !checked) return null;
  return <engine.Source {...checked} />;
}
