"use client";

import type { JSX } from "react";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { ControlButton } from "./control-button.tsx";
import { Control, type ControlProps } from "./corners.tsx";
import { moveArrows, turnArrow } from "./icon-paths.ts";

/** Props of {@link NavigationToggle}. */
export interface NavigationToggleProps extends ControlProps {}

/** Switches between dragging to move the map and dragging to turn it. Has no effect in 2D. */
export function NavigationToggle({ position }: NavigationToggleProps): JSX.Element {
  const { store } = useController();
  const text = useMapText();
  const mode = useViewValue(({ navigationMode }) => navigationMode);
  const isUsable = useViewValue(({ ready, is3d }) => ready && is3d);
  return (
    <Control position={position}>
      <ControlButton
        label={mode === "pan" ? text.panMode : text.rotateMode}
        icon={mode === "pan" ? turnArrow : moveArrows}
        data-mode={mode}
        idle={!isUsable}
        onClick={() => store.set({ navigationMode: mode === "pan" ? "rotate" : "pan" })}
      />
    </Control>
  );
}
