"use client";

import type { GoToOptions } from "../view/animation-time.ts";
import type { GoToTarget } from "../view/go-to-target.ts";
import { useMapView } from "./map-view-context.ts";

/** Returns the `goTo` of the surrounding map. */
export function useGoTo(): (
  target: GoToTarget | Promise<GoToTarget>,
  options?: GoToOptions,
) => Promise<void> {
  return useMapView().goTo;
}
