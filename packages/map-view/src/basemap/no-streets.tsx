"use client";

import type { JSX } from "react";
import { Control } from "../controls/corners.tsx";
import { useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";

// Why: docs/decisions/maps.md#the-embedded-map-says-that-it-has-no-streets
/** Zoom from which people expect streets. */
const STREET_ZOOM = 9;

/** Says that the embedded map has no streets, where a map usually has them. Reserves its place before, so that a fitted target leaves it free. */
export function NoStreets(): JSX.Element {
  const text = useMapText();
  const isClose = useViewValue(({ camera }) => camera.zoom >= STREET_ZOOM);
  return (
    <Control position="bottom-left">
      <p className="ck-map-no-streets" style={{ visibility: isClose ? "visible" : "hidden" }}>
        {text.noStreets}
      </p>
    </Control>
  );
}
