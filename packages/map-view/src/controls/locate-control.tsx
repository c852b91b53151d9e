"use client";

import { type JSX, useState } from "react";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { ControlButton } from "./control-button.tsx";
import { Control, type ControlProps } from "./corners.tsx";
import { sight } from "./icon-paths.ts";

/** Props of {@link LocateControl}. */
export interface LocateControlProps extends ControlProps {
  /** Called with where the user is. Nothing is stored or sent. */
  onLocate?: ((place: { longitude: number; latitude: number }) => void) | undefined;
}

/** How long to wait for the browser, in ms. */
const PATIENCE = 10_000;
/** Zoom at which streets around the user would be seen. */
const CLOSE = 12;

/** Moves the map to where the user is. The browser asks for permission only when it is pressed. */
export function LocateControl({ position, onLocate }: LocateControlProps): JSX.Element | null {
  const { handle } = useController();
  const text = useMapText();
  const isReady = useViewValue(({ ready }) => ready);
  const [status, setStatus] = useState<"" | "locating" | "located" | "notLocated">("");

  const locate = (): void => {
    setStatus("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setStatus("located");
        onLocate?.({ longitude, latitude });
        void handle.goTo({ center: [longitude, latitude], zoom: CLOSE });
      },
      () => setStatus("notLocated"),
      { timeout: PATIENCE },
    );
  };

  if (!("geolocation" in navigator)) return null;
  return (
    <Control position={position}>
      <ControlButton label={text.locate} icon={sight} idle={!isReady} onClick={locate} />
      <output className="ck-map-status" data-status={status}>
        {status && text[status]}
      </output>
    </Control>
  );
}
