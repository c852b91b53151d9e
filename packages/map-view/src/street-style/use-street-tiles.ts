import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from "maplibre-gl";
import { useEffect } from "react";
import type { Basemap } from "../basemap/basemap.ts";
import type { MapViewController } from "../map-view/map-view-controller.ts";
import { ViewError, type ViewErrorCode } from "../view/view-error.ts";
import { findMismatch } from "./schema-of-tiles.ts";
import { STREETS } from "./street-layers.ts";

/** Time after which the map says that it has no streets, although tiles may still arrive. */
const LONGEST_WAIT_MS = 5000;

/** The parts of MapLibre's source and tile that this reads. */
interface Source {
  minzoom: number;
  /** From a TileJSON. */
  vectorLayerIds?: readonly string[];
}
interface Tile {
  latestFeatureIndex?: { loadVTLayers: () => object } | null;
}

/**
 * Notices when a street style has no streets to show: its tiles do not fit the schema, fail, or do not arrive. Starts
 * again with another basemap.
 */
export function useStreetTiles(
  map: MapLibreMap,
  { store, report }: MapViewController,
  basemap: Basemap | undefined,
): void {
  const emit = useEffectEvent((code: ViewErrorCode, message: string) =>
    report(new ViewError(code, message)),
  );

  useEffect(() => {
    let hasStreets = false;
    let isReported = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const miss = (code?: ViewErrorCode, message = ""): void => {
      if (!hasStreets) store.set({ streetsMissing: true });
      if (!code || isReported) return;
      isReported = true;
      emit(code, message);
    };
    const check = (ofTiles: readonly string[]): void => {
      const mismatch = findMismatch(ofTiles, drawnLayers(map));
      if (mismatch) miss("schema-mismatch", mismatch);
      else if (!hasStreets) {
        hasStreets = true;
        store.set({ streetsMissing: false });
      }
    };
    const read = ({ sourceId, sourceDataType, source, tile }: MapSourceDataEvent): void => {
      if (sourceId !== STREETS) return;
      const { minzoom, vectorLayerIds } = source as unknown as Source;
      if (sourceDataType === "metadata") {
        const mismatch = vectorLayerIds && findMismatch(vectorLayerIds, drawnLayers(map));
        if (mismatch) miss("schema-mismatch", mismatch);
        else if (minzoom > map.getZoom() && !isEmbeddedAround(map)) {
          miss("tiles-missing", `The tiles of the street style begin at zoom ${minzoom}.`);
        }
      }
      const index = (tile as Tile | undefined)?.latestFeatureIndex;
      if (index && !hasStreets) check(Object.keys(index.loadVTLayers()));
    };
    const wait = (): void => {
      timer ??= setTimeout(miss, LONGEST_WAIT_MS);
    };
    const waitForTile = ({ sourceId, tile }: MapSourceDataEvent): void => {
      if (sourceId === STREETS && tile && !hasStreets) wait();
    };
    const fail = ({ sourceId }: ErrorEvent & { sourceId?: string }): void => {
      if (sourceId === STREETS) miss();
    };
    // The first tiles may have been requested before.
    if (map.getSource(STREETS) && !map.isSourceLoaded(STREETS)) wait();
    map.on("sourcedataloading", waitForTile);
    map.on("sourcedata", read);
    map.on("error", fail);
    return () => {
      store.set({ streetsMissing: false });
      clearTimeout(timer);
      map.off("sourcedataloading", waitForTile);
      map.off("sourcedata", read);
      map.off("error", fail);
    };
  }, [map, store, basemap]);
}

/** Whether an error only says that the tiles lack a layer. Few tiles have all, and whether they fit is checked here. */
export function isAboutLayer(cause: unknown): boolean {
  return cause instanceof Error && cause.message.includes(`does not exist on source "${STREETS}"`);
}

function drawnLayers(map: MapLibreMap): string[] {
  return map
    .getStyle()
    .layers.flatMap((layer) =>
      "source" in layer && layer.source === STREETS ? [layer["source-layer"] ?? ""] : [],
    );
}

/** Whether the embedded map is shown where there are no tiles. */
function isEmbeddedAround(map: MapLibreMap): boolean {
  return map.getLayer("ck-land") !== undefined;
}
