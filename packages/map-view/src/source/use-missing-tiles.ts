import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from "maplibre-gl";
import { useEffect } from "react";
import type { MapViewController } from "../map-view/map-view-controller.ts";
import { ViewError } from "../view/view-error.ts";

/** Delay before the requested tiles are checked. */
const CHECK_DELAY_MS = 1000;

/** The part of MapLibre's tile that this reads. */
interface Tile {
  state: string;
  /** Missing from a vector tile that is empty. */
  latestFeatureIndex?: unknown;
}

interface Requested {
  isVector: boolean;
  tiles: Set<Tile>;
}

/**
 * Reports a source once if its server has none of the tiles in view. MapLibre treats a 404 as an empty tile, so a
 * wrong URL would only show an empty map, and emits no event for this, not even `idle`.
 */
export function useMissingTiles(map: MapLibreMap, { report, layerViews }: MapViewController): void {
  const emit = useEffectEvent((sourceId: string) => {
    const error = new ViewError(
      "tiles-missing",
      `The source '${sourceId}' has no tiles here: all of them are empty or answered 404. Check its address and zoom levels.`,
    );
    layerViews.updateSource(sourceId, { type: "missing", error });
    report(error);
  });

  useEffect(() => {
    const sources = new Map<string, Requested>();
    const reported = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const add = ({ sourceId, source, tile }: MapSourceDataEvent): void => {
      if (!tile || reported.has(sourceId)) return;
      const requested = sources.get(sourceId) ?? {
        isVector: source.type === "vector",
        tiles: new Set<Tile>(),
      };
      requested.tiles.add(tile);
      sources.set(sourceId, requested);
      timer ??= setTimeout(check, CHECK_DELAY_MS);
    };
    /** Other failures are reported elsewhere. */
    const skipFailed = (event: ErrorEvent & { tile?: Tile }): void => {
      for (const { tiles } of sources.values()) if (event.tile) tiles.delete(event.tile);
    };
    const check = (): void => {
      timer = undefined;
      for (const [sourceId, requested] of sources) {
        const tiles = [...requested.tiles].filter(({ state }) => state !== "unloaded");
        if (tiles.some(({ state }) => state === "loading")) {
          timer ??= setTimeout(check, CHECK_DELAY_MS);
          continue;
        }
        sources.delete(sourceId);
        if (tiles.length === 0 || !tiles.every((tile) => isMissing(tile, requested))) continue;
        reported.add(sourceId);
        emit(sourceId);
      }
    };
    map.on("sourcedataloading", add);
    map.on("error", skipFailed);
    return () => {
      clearTimeout(timer);
      map.off("sourcedataloading", add);
      map.off("error", skipFailed);
    };
  }, [map]);
}

function isMissing({ state, latestFeatureIndex }: Tile, { isVector }: Requested): boolean {
  return state === "errored" || (isVector && !latestFeatureIndex);
}
