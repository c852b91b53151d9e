import "@claimkit/map-view/styles.css";
import "@claimkit/ui-kit/styles.css";
import { ClusterLayer, MapView, type MapViewHandle } from "@claimkit/map-view";
import * as maplibre from "maplibre-gl";
import { cloneElement, type JSX } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import {
  clusterLayers,
  clusterSource,
  emptyStyle,
  FRAME,
  isDrawn,
  points,
  type Scene,
  startOf,
  streets,
} from "./scenes.ts";

// Mounts maps one after the other when the benchmark calls it, and returns the time of each.

/** Ways to show a map. */
export type Way = "MapView" | "raw";

/** What the benchmark calls in the page. */
export interface MapPage {
  /** Loads MapLibre, and stores the embedded style for all ways. */
  prepare(): Promise<void>;
  /** Collects garbage of the previous map. */
  settle(): Promise<void>;
  /**
   * Milliseconds from mounting a map until everything is rendered. `phase`, from 0 to 1, is the time of mounting
   * between two frames. It varies because a map that is ready shortly after a frame waits for the next one.
   */
  measure(way: Way, scene: Scene, phase: number): Promise<number>;
  mountAndUnmount(times: number): Promise<void>;
}

declare global {
  var maps: MapPage;
}

const box = document.body.appendChild(document.createElement("main"));
box.style.cssText = "inline-size: 640px; block-size: 400px";

/** The styles that the page's colors depend on, as MapLibre alone gets them. */
let embedded = emptyStyle;
let withStreets = emptyStyle;

function styleOf(scene: Scene): maplibre.StyleSpecification {
  if (scene === "streets of Chicago") return withStreets;
  return scene === "embedded United States" ? embedded : emptyStyle;
}

/** Mounts a map, and calls `onIdle` with its MapLibre map when it is idle. Returns a function that unmounts it. */
type Mount = (scene: Scene, onIdle: (map: maplibre.Map) => void) => () => void;

const ways: Record<Way, Mount> = {
  raw(scene, onIdle) {
    const container = box.appendChild(document.createElement("div"));
    container.style.cssText = "inline-size: 100%; block-size: 100%";
    const map = new maplibre.Map({
      container,
      style: styleOf(scene),
      ...startOf(scene),
      attributionControl: false,
      fadeDuration: 125,
    });
    map.on("idle", () => onIdle(map));
    if (scene === "10,000 clustered points") {
      map.on("load", () => {
        map.addSource("points", clusterSource);
        for (const layer of clusterLayers) map.addLayer(layer);
      });
    }
    return () => {
      map.remove();
      container.remove();
    };
  },
  MapView: (scene, onIdle) =>
    render(
      <MapView
        label="Shops"
        basemap={scene === "streets of Chicago" ? streets : styleOf(scene)}
        initialViewState={startOf(scene)}
        onError={() => undefined}
        mapOptions={{ onIdle: ({ target }) => onIdle(target) }}
      >
        {scene === "10,000 clustered points" && <ClusterLayer id="points" data={points} />}
      </MapView>,
    ),
};

function render(page: JSX.Element): () => void {
  const root: Root = createRoot(box);
  flushSync(() => root.render(page));
  return () => root.unmount();
}

function show(way: Way, scene: Scene): Promise<() => void> {
  return new Promise((resolve) => {
    const unmount = ways[way](scene, (map) => {
      if (isDrawn(map, scene)) resolve(unmount);
    });
  });
}

/** The style of a map. */
async function styleIn(map: JSX.Element): Promise<maplibre.StyleSpecification> {
  const root = createRoot(box);
  const view = await new Promise<MapViewHandle>((onReady) =>
    root.render(cloneElement(map, { onReady })),
  );
  const style = view.getMap().getStyle();
  root.unmount();
  return style;
}

globalThis.maps = {
  async prepare() {
    embedded = await styleIn(<MapView label="Shops" onError={() => undefined} />);
    withStreets = await styleIn(
      <MapView label="Shops" basemap={streets} onError={() => undefined} />,
    );
  },
  async settle() {
    globalThis.gc?.();
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  },
  async measure(way, scene, phase) {
    await new Promise(requestAnimationFrame);
    const frame = performance.now();
    while (performance.now() - frame < phase * FRAME);
    const begin = performance.now();
    const unmount = await show(way, scene);
    const time = performance.now() - begin;
    unmount();
    return time;
  },
  async mountAndUnmount(times) {
    for (let time = 0; time < times; time += 1) (await show("MapView", "empty style"))();
  },
};
