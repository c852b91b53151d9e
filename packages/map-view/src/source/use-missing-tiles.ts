import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import { ViewError } from "../view/view-error.ts";

interface Tile {
  state: string;
}

/**
 * Reports a source whose server has none of the tiles that the map shows, once. MapLibre takes a tile that answers
 * 404 for an empty one, so a wrong address would only be an empty map.
 */
export function useMissingTiles(map: MapLibreMap, report: (error: ViewError) => void): void {
  const tell = useEffectEvent(report);

  useEffect(() => {
    const requested = new Map<string, Set<Tile>>();
    const reported = new Set<string>();
    const add = ({ sourceId, tile }: MapSourceDataEvent): void => {
      if (tile) requested.set(sourceId, (requested.get(sourceId) ?? new Set()).add(tile));
    };
    /** Tiles that failed in another way are reported already. */
    const leaveOut = (event: ErrorEvent & { tile?: Tile }): void => {
      for (const tiles of requested.values()) if (event.tile) tiles.delete(event.tile);
    };
    const look = (): void => {
      for (const [sourceId, tiles] of requested) {
        const states = new Set([...tiles].map(({ state }) => state));
        if (!states.has("errored") || states.has("loaded") || reported.has(sourceId)) continue;
        reported.add(sourceId);
        tell(
          new ViewError(
            "tiles-missing",
            `The source '${sourceId}' has no tiles here: all of them answered 404. Check its address and zoom levels.`,
          ),
        );
      }
      requested.clear();
    };
    map.on("sourcedataloading", add);
    map.on("error", leaveOut);
    map.on("idle", look);
    return () => {
      map.off("sourcedataloading", add);
      map.off("error", leaveOut);
      map.off("idle", look);
    };
  }, [map]);
}
