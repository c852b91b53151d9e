"use client";

import type { JSX } from "react";
import { Control } from "../controls/corners.tsx";
import { useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { type Extent, isInside } from "../view/extent.ts";
import { type Basemap, isThemed } from "./basemap.ts";

// Why: docs/decisions/maps.md#the-embedded-map-says-that-it-has-no-streets
/** Zoom from which people expect streets. */
const STREET_ZOOM = 9;

/** Props of {@link NoStreets}. */
export interface NoStreetsProps {
  basemap: Basemap | undefined;
}

/** Says that the map has no streets, where a map usually has them. */
export function NoStreets({ basemap }: NoStreetsProps): JSX.Element | null {
  const isMissing = useViewValue(({ streetsMissing }) => streetsMissing);
  if (basemap === undefined || isMissing) return <Note streets={undefined} />;
  return isThemed(basemap) && basemap.extent ? <Note streets={basemap.extent} /> : null;
}

/** Reserves its place before it is shown, so that a fitted target leaves it free. */
function Note({ streets }: { streets: Extent | undefined }): JSX.Element {
  const text = useMapText();
  const isShown = useViewValue(
    ({ camera }) =>
      camera.zoom >= STREET_ZOOM &&
      !(streets && isInside(streets, [camera.longitude, camera.latitude])),
  );
  return (
    <Control position="bottom-left">
      <p className="ck-map-no-streets" style={{ visibility: isShown ? "visible" : "hidden" }}>
        {text.noStreets}
      </p>
    </Control>
  );
}
