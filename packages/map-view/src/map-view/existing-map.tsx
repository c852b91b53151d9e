"use client";

import { type JSX, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import { Corners } from "../controls/corners.tsx";
import type { Engine } from "../engine/load-engine.ts";
import { CheckedSource } from "../source/checked-source.tsx";
import { useMissingTiles } from "../source/use-missing-tiles.ts";
import { cameraLimits } from "../view/constraints.ts";
import { flyCamera, stepFrom } from "./fly-camera.ts";
import { MapViewContext, useStoreValue } from "./map-view-context.ts";
import { createController, type MapViewController } from "./map-view-controller.ts";
import { useCameraState } from "./use-camera-state.ts";
import { useMapAttribution } from "./use-map-attribution.ts";
import { useMeasured } from "./use-measured.ts";
import { useReadiness } from "./use-readiness.ts";

/** Props of {@link ExistingMap}. */
export interface ExistingMapProps {
  /** MapLibre's module: `import * as maplibre from "maplibre-gl"`. */
  maplibre: Engine["maplibre"];
  /** Markers, popups, layers and controls of this package. */
  children: ReactNode;
}

/** Lets the parts of this package work inside an existing map of react-map-gl. */
export function ExistingMap({ maplibre, children }: ExistingMapProps): JSX.Element | null {
  const map = useMap().current?.getMap();
  const [controller, setController] = useState<MapViewController>();

  useEffect(() => {
    if (!map) return;
    void import("react-map-gl/maplibre").then(({ Layer }) => {
      const created = createController();
      created.attach(map, {
        maplibre,
        Layer,
        Source: CheckedSource,
        flyCamera,
        stepFrom,
      } as Engine);
      created.store.set({
        hasCamera: true,
        is3d: map.getMaxPitch() > 0,
        limits: {
          ...cameraLimits({}, true),
          minZoom: map.getMinZoom(),
          maxZoom: map.getMaxZoom(),
        },
      });
      setController(created);
    });
  }, [map, maplibre]);

  return map && controller?.engine ? (
    <Connected map={map} controller={controller} engine={controller.engine}>
      {children}
    </Connected>
  ) : null;
}

function Connected({
  map,
  controller,
  engine,
  children,
}: {
  map: NonNullable<MapViewController["map"]>;
  controller: MapViewController;
  engine: Engine;
  children: ReactNode;
}): JSX.Element | null {
  // A layout effect, so that it runs before the effects of the children, which need the map.
  useLayoutEffect(() => {
    controller.attach(map, engine);
    return () => controller.release();
  }, [map, controller, engine]);
  const box = useRef(map.getContainer());
  useMeasured(box, controller.store);
  useReadiness(map, controller, undefined);
  useCameraState(map, controller, undefined);
  useMapAttribution(map, controller);
  useMissingTiles(map, controller);
  const isAttached = useStoreValue(controller.store, (view) => view.map === map);
  if (!isAttached) return null;
  return (
    <MapViewContext value={controller}>
      <Corners>{children}</Corners>
    </MapViewContext>
  );
}
