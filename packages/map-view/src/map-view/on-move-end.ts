import type { Map as MapLibreMap } from "maplibre-gl";

/** Data of the events of a step in a movement that goes on, such as of a drag or a stick. */
export const CONTINUES = { continues: true };

/** Calls back when the camera stops moving; not after each step of a movement that goes on. */
export function onMoveEnd(map: MapLibreMap, onEnd: () => void): () => void {
  const handle = (event: object): void => {
    if (!("continues" in event)) onEnd();
  };
  map.on("moveend", handle);
  return () => void map.off("moveend", handle);
}

/** Ends a movement of several steps. */
export function endMove(map: MapLibreMap): void {
  map.jumpTo({});
}
