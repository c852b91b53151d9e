// Why: docs/decisions/maps.md#maplibre-is-one-lazy-chunk
// The lazy chunk: MapLibre, react-map-gl, and everything that needs them.
export * as maplibre from "maplibre-gl";
export { Layer } from "react-map-gl/maplibre";
export { flyCamera, stepFrom } from "../map-view/fly-camera.ts";
export { LiveMap } from "../map-view/live-map.tsx";
export { CheckedSource as Source } from "../source/checked-source.tsx";
export { setBundledWorker } from "./bundled-worker.ts";
