"use client";

import { minus, plus } from "@claimkit/ui-kit/icon-paths";
import type { JSX } from "react";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { canZoomIn, canZoomOut } from "../view/constraints.ts";
import { ControlButton } from "./control-button.tsx";
import { Control, type ControlProps } from "./corners.tsx";

/** Props of {@link ZoomControl}. */
export interface ZoomControlProps extends ControlProps {}

/** Two buttons that zoom by a factor of 2 and 0.5, each disabled at its limit. */
export function ZoomControl({ position }: ZoomControlProps): JSX.Element {
  const { handle } = useController();
  const text = useMapText();
  const canIn = useViewValue(
    ({ ready, camera, limits }) => ready && canZoomIn(camera.zoom, limits.maxZoom),
  );
  const canOut = useViewValue(
    ({ ready, camera, limits }) => ready && canZoomOut(camera.zoom, limits.minZoom),
  );
  return (
    <Control position={position}>
      <div className="ck-map-controls">
        <ControlButton
          label={text.zoomIn}
          icon={plus}
          idle={!canIn}
          onClick={() => void handle.zoomIn()}
        />
        <ControlButton
          label={text.zoomOut}
          icon={minus}
          idle={!canOut}
          onClick={() => void handle.zoomOut()}
        />
      </div>
    </Control>
  );
}
