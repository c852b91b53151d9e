"use client";

import { type ComponentType, type JSX, lazy, type ReactNode, useEffect, useState } from "react";
import { loadedEngine } from "../engine/load-engine.ts";
import type { GoToTarget } from "../view/go-to-target.ts";
import { MapViewContext, useStoreValue } from "./map-view-context.ts";
import type { MapViewController } from "./map-view-controller.ts";
import type { TargetPictureProps } from "./target-picture.tsx";

/** Renders nothing if its file does not load, because the map may still appear. */
const TargetPicture = lazy<ComponentType<TargetPictureProps>>(() =>
  import("./target-picture.tsx").then(
    (module) => ({ default: module.TargetPicture }),
    () => ({ default: () => null }),
  ),
);

// Why: docs/decisions/maps.md#a-picture-replaces-a-map-that-cannot-be-drawn
/** Delay before the picture is shown while the engine is loading. */
const DELAY_MS = 100;
/** Delay if the engine is already loaded, because the map is then usually ready sooner. */
const DELAY_WHEN_LOADED_MS = 1000;

/** Props of {@link MapPicture}. */
export interface MapPictureProps {
  label: string;
  target: GoToTarget | undefined;
  controller: MapViewController;
  /** Children of the map whose markers to show. */
  markers: ReactNode;
}

/** A picture of what the live map will show. Its code is a chunk of its own. */
export function MapPicture(props: MapPictureProps): JSX.Element | null {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, loadedEngine() ? DELAY_WHEN_LOADED_MS : DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <MeasuredPicture {...props} /> : null;
}

/** A component of its own, so that measuring the box renders nothing before the picture is shown. */
function MeasuredPicture({ controller, ...picture }: MapPictureProps): JSX.Element {
  const { store } = controller;
  const width = useStoreValue(store, (view) => view.width);
  const height = useStoreValue(store, (view) => view.height);
  const camera = useStoreValue(store, (view) => (view.hasCamera ? view.camera : undefined));
  return (
    <MapViewContext value={controller}>
      <TargetPicture {...picture} camera={camera} width={width || 800} height={height || 500} />
    </MapViewContext>
  );
}
