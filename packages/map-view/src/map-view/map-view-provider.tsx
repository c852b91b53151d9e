"use client";

import { type JSX, type ReactNode, useState } from "react";
import { MapViewContext } from "./map-view-context.ts";
import { createController } from "./map-view-controller.ts";

/** Props of {@link MapViewProvider}. */
export interface MapViewProviderProps {
  /** One `MapView`, and parts outside its box, such as a `FeatureList`. */
  children: ReactNode;
}

/** Connects a `MapView` with parts elsewhere on the page. */
export function MapViewProvider({ children }: MapViewProviderProps): JSX.Element {
  const [controller] = useState(createController);
  return <MapViewContext value={controller}>{children}</MapViewContext>;
}
