"use client";

import type { GoToOptions } from "../view/animation-time.ts";
import type { GoToTarget } from "../view/go-to-target.ts";
import { useMapView } from "./map-view-context.ts";

/** Moves the camera of the map around a component. */
export function useGoTo(): (
  target: GoToTarget | Promise<GoToTarget>,
  options?: GoToOptions,
) => Promise<void> {
  return useMapView().goTo;
}
