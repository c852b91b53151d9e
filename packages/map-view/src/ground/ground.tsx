"use client";

import { type JSX, useEffect } from "react";
import type { RasterDEMSourceSpecification } from "maplibre-gl";
import { Layer } from "../layer/layer.tsx";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { Source } from "../source/source.tsx";
import { viewError, ViewError } from "../view/view-error.ts";
import { findGround, type GroundDefinition } from "./ground-registry.ts";

/** Props of {@link Ground}. */
export interface GroundProps {
  /** `world-elevation` or `world-topobathymetry`, registered with `registerGround`. */
  name: string;
  /**
   * Factor by which heights are exaggerated.
   * @default 1
   */
  exaggeration?: number | undefined;
  /**
   * Draws shadows on slopes.
   * @default true
   */
  hillshade?: boolean | undefined;
}

/** Terrain for a map in 3D. */
export function Ground({ name, ...ground }: GroundProps): JSX.Element | null {
  const controller = useController();
  const is3d = useViewValue((view) => view.is3d);
  const found = findGround(name);
  const error = is3d
    ? "error" in found
      ? found.error
      : undefined
    : viewError("not-supported-in-2d");
  const code = error?.code;
  const message = error?.message;

  useEffect(() => {
    if (code && message) controller.report(new ViewError(code, message));
  }, [controller, code, message]);

  if (error || "error" in found) return null;
  // The sources of each ground have ids of their own, because MapLibre cannot change their tiles.
  return <Elevation key={name} id={`ck-${name}`} definition={found.definition} {...ground} />;
}

function Elevation({
  id,
  definition,
  exaggeration = 1,
  hillshade = true,
}: Omit<GroundProps, "name"> & { id: string; definition: GroundDefinition }): JSX.Element {
  const { map, store } = useController();
  const { tiles, encoding = "terrarium", tileSize = 256, maxzoom = 15, attribution } = definition;
  // A source of their own: MapLibre draws both worse if terrain and shadows share one.
  const shadows = `${id}-shadows`;
  const dem: RasterDEMSourceSpecification = {
    type: "raster-dem",
    tiles: [...tiles],
    encoding,
    tileSize,
    maxzoom,
    ...(attribution && { attribution }),
  };

  useEffect(() => {
    if (!map) return undefined;
    // A map is not ready without its ground, but does not wait for the tiles: their server may never answer.
    store.set({ groundPending: true });
    const attach = (): void => {
      if (!map.style || !map.getSource(id)) return;
      const attached = map.getTerrain();
      // The style of the host may have terrain of its own.
      if (attached?.source !== id || attached.exaggeration !== exaggeration)
        map.setTerrain({ source: id, exaggeration });
      store.set({ groundPending: false });
    };
    map.on("styledata", attach);
    attach();
    return () => {
      map.off("styledata", attach);
      store.set({ groundPending: false });
      if (map.style && map.getTerrain()) map.setTerrain(null);
    };
  }, [map, store, id, exaggeration]);

  return (
    <>
      <Source id={id} {...dem} />
      {hillshade && (
        <Source id={shadows} {...dem}>
          <Layer id={`${id}-hillshade`} type="hillshade" source={shadows} />
        </Source>
      )}
    </>
  );
}
