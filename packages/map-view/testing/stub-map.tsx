import "@claimkit/ui-kit/styles.css";
import "../src/styles.css";
import type { Map as MapLibreMap } from "maplibre-gl";
import { type JSX, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Engine } from "../src/engine/load-engine.ts";
import { flyCamera, stepFrom } from "../src/map-view/fly-camera.ts";
import { MapViewContext } from "../src/map-view/map-view-context.ts";
import { createController } from "../src/map-view/map-view-controller.ts";

const SIZE = { width: 320, height: 240 };
const PX_PER_DEGREE = 160;

/** The center and zoom of the stub, in flat coordinates. */
interface Camera {
  lng: number;
  lat: number;
  zoom: number;
}

/** The part of MapLibre that markers, popups and lists use, without WebGL. A degree is 160 px at zoom 8. */
function createStub(container: HTMLElement) {
  const listeners = new Map<string, Set<(event: object) => void>>();
  let camera: Camera = { lng: -104.99, lat: 39.74, zoom: 8 };
  const markers = new Set<() => void>();
  const scale = (): number => PX_PER_DEGREE * 2 ** (camera.zoom - 8);

  const project = ([lng, lat]: [number, number]) => ({
    x: SIZE.width / 2 + (lng - camera.lng) * scale(),
    y: SIZE.height / 2 - (lat - camera.lat) * scale(),
  });
  const contains = (place: [number, number]): boolean => {
    const { x, y } = project(place);
    return x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height;
  };
  const moveTo = (to: Partial<Camera>, event: object = {}): void => {
    camera = { ...camera, ...to };
    for (const place of markers) place();
    for (const type of ["move", "moveend"])
      for (const listener of listeners.get(type) ?? []) listener(event);
  };

  const map = {
    on: (type: string, listener: (event: object) => void) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    off: (type: string, listener: (event: object) => void) => listeners.get(type)?.delete(listener),
    getContainer: () => container,
    getCanvas: () => container.querySelector("canvas"),
    getCenter: () => ({ lng: camera.lng, lat: camera.lat }),
    getZoom: () => camera.zoom,
    getBearing: () => 0,
    getPitch: () => 0,
    getPadding: () => ({}),
    getMinZoom: () => 0,
    getMaxZoom: () => 24,
    getMinPitch: () => 0,
    getMaxPitch: () => 0,
    getBounds: () => ({ contains }),
    isMoving: () => false,
    stop: () => undefined,
    project,
    panBy: ([x, y]: [number, number]) =>
      moveTo({ lng: camera.lng + x / scale(), lat: camera.lat - y / scale() }),
    jumpTo: ({ center: [lng, lat], zoom }: { center: [number, number]; zoom: number }) =>
      moveTo({ lng, lat, zoom }),
    flyTo: (
      {
        center: [lng, lat],
        zoom,
        easing,
      }: { center: [number, number]; zoom: number; easing: (share: number) => number },
      event: object,
    ) => {
      easing(1);
      moveTo({ lng, lat, zoom }, event);
    },
  };

  class Marker {
    readonly #element: HTMLElement;
    #at: [number, number] = [0, 0];
    readonly #place = (): void => {
      const { x, y } = project(this.#at);
      this.#element.style.transform = `translate(${x}px, ${y}px)`;
    };

    constructor({ element }: { element: HTMLElement }) {
      this.#element = element;
      element.classList.add("maplibregl-marker");
      element.style.position = "absolute";
    }

    setLngLat(at: [number, number]): this {
      this.#at = at;
      this.#place();
      return this;
    }

    setOffset(): this {
      return this;
    }

    getElement(): HTMLElement {
      return this.#element;
    }

    addTo(): this {
      markers.add(this.#place);
      container.append(this.#element);
      return this;
    }

    remove(): this {
      markers.delete(this.#place);
      this.#element.remove();
      return this;
    }
  }

  return {
    map: map as unknown as MapLibreMap,
    engine: { maplibre: { Marker }, flyCamera, stepFrom } as never as Engine,
  };
}

/** A map over the stub, for browsers without WebGL2. Its children are on it, `beside` is not. */
export function StubMap({
  children,
  beside,
}: {
  children?: ReactNode;
  beside?: ReactNode;
}): JSX.Element {
  const [controller] = useState(createController);
  const [isReady, setIsReady] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    const { map, engine } = createStub(box.current);
    controller.attach(map, engine);
    controller.store.set({ ready: true });
    setIsReady(true);
  }, [controller]);

  return (
    <MapViewContext value={controller}>
      <div
        ref={box}
        style={{
          inlineSize: SIZE.width,
          blockSize: SIZE.height,
          position: "relative",
          overflow: "hidden",
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as MapLibre's canvas */}
        <canvas tabIndex={0} aria-label="Map" />
        {isReady && children}
      </div>
      {beside}
    </MapViewContext>
  );
}
