// Why: docs/decisions/maps.md#maplibre-is-one-lazy-chunk
// The one lazy chunk: MapLibre, react-map-gl, and what we draw with them.
export * as maplibre from "maplibre-gl";
export { Layer, Source } from "react-map-gl/maplibre";
export { LiveMap } from "../map-view/live-map.tsx";
export { startFromOwnWorker } from "./own-worker.ts";
