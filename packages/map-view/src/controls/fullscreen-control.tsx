"use client";

import { type JSX, useEffect, useState, useSyncExternalStore } from "react";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { ControlButton } from "./control-button.tsx";
import { Control, type ControlProps } from "./corners.tsx";
import { enterFullscreen, exitFullscreen } from "./icon-paths.ts";

/** Props of {@link FullscreenControl}. */
export interface FullscreenControlProps extends ControlProps {}

/** Toggles full screen. Renders nothing if the browser does not support it. */
export function FullscreenControl({ position }: FullscreenControlProps): JSX.Element | null {
  const { map } = useController();
  const text = useMapText();
  const isReady = useViewValue(({ ready }) => ready);
  const [isFull, setIsFull] = useState(false);
  const isAllowed = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => true,
  );
  const box = map?.getContainer().closest<HTMLElement>(".ck-map-view") ?? map?.getContainer();

  useEffect(() => {
    if (!box) return undefined;
    const update = (): void => {
      const root = box.getRootNode() as Document | ShadowRoot;
      setIsFull(root.fullscreenElement === box);
    };
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [box]);

  if (!isAllowed) return null;
  return (
    <Control position={position}>
      <ControlButton
        label={isFull ? text.exitFullscreen : text.enterFullscreen}
        icon={isFull ? exitFullscreen : enterFullscreen}
        idle={!isReady}
        onClick={() => {
          // If the browser rejects it, the map stays as it is.
          const change = isFull ? document.exitFullscreen() : box?.requestFullscreen();
          change?.catch(() => undefined);
        }}
      />
    </Control>
  );
}

/** Whether full screen is allowed never changes. */
const never = (): (() => void) => () => undefined;
