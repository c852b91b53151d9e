"use client";

import { type JSX, useState, useSyncExternalStore } from "react";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { ControlButton } from "./control-button.tsx";
import { Control, type ControlProps } from "./corners.tsx";
import { crosshairs } from "./icon-paths.ts";

/** Props of {@link LocateControl}. */
export interface LocateControlProps extends ControlProps {
  /** Called with the location of the user. It is neither stored nor sent. */
  onLocate?: ((place: { longitude: number; latitude: number }) => void) | undefined;
}

/** Longest wait for the browser. */
const TIMEOUT_MS = 10_000;
/** Zoom after the user is found. */
const ZOOM = 12;

/** Moves the map to the user. The browser asks for permission when the button is pressed, not before. */
export function LocateControl({ position, onLocate }: LocateControlProps): JSX.Element | null {
  const { handle } = useController();
  const text = useMapText();
  const isReady = useViewValue(({ ready }) => ready);
  // Hydration needs the server's result first.
  const isSupported = useSyncExternalStore(
    never,
    () => "geolocation" in navigator,
    () => true,
  );
  const [status, setStatus] = useState<"" | "locating" | "located" | "notLocated">("");

  const locate = (): void => {
    setStatus("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setStatus("located");
        onLocate?.({ longitude, latitude });
        void handle.goTo({ center: [longitude, latitude], zoom: ZOOM });
      },
      () => setStatus("notLocated"),
      { timeout: TIMEOUT_MS },
    );
  };

  if (!isSupported) return null;
  return (
    <Control position={position}>
      <ControlButton label={text.locate} icon={crosshairs} idle={!isReady} onClick={locate} />
      <output className="ck-map-status" data-status={status}>
        {status && text[status]}
      </output>
    </Control>
  );
}

/** Whether the browser can locate the user never changes. */
const never = (): (() => void) => () => undefined;
