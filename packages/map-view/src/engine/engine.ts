// Why: docs/decisions/maps.md#maplibre-is-one-lazy-chunk
// The one lazy chunk: MapLibre, react-map-gl, and what we draw with them.
export * as maplibre from "maplibre-gl";
export { Layer } from "react-map-gl/maplibre";
export { flyCamera } from "../map-view/fly-camera.ts";
export { LiveMap } from "../map-view/live-map.tsx";
export { CheckedSource as Source } from "../source/checked-source.tsx";
export { startFromOwnWorker } from "./own-worker.ts";
