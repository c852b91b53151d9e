"use client";

import type { JSX } from "react";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { compassState } from "./compass-state.ts";
import { ControlButton } from "./control-button.tsx";
import { Control, type ControlProps } from "./corners.tsx";
import { needle } from "./icon-paths.ts";

/** Props of {@link Compass}. */
export interface CompassProps extends ControlProps {}

/** A needle that points north; pressing it turns the map back to north. */
export function Compass({ position }: CompassProps): JSX.Element {
  const { handle } = useController();
  const text = useMapText();
  const bearing = useViewValue(({ camera }) => Math.round(camera.bearing));
  const state = useViewValue(({ ready, camera, limits }) =>
    compassState(ready && limits.rotationEnabled, camera.bearing),
  );
  return (
    <Control position={position}>
      <ControlButton
        label={text.pointNorth}
        icon={needle}
        turn={-bearing}
        data-state={state}
        idle={state === "disabled"}
        onClick={() => void handle.goTo({ rotation: 0 })}
      />
    </Control>
  );
}
