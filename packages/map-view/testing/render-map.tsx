import "@claimkit/ui-kit/styles.css";
import "../src/styles.css";
import { render, type RenderOptions } from "@testing-library/react";
import { createRef, type ReactNode } from "react";
import { vi } from "vitest";
import { MapView, type MapViewHandle, type MapViewProps, type ViewError } from "../src/index.ts";

/** A style that requests nothing and renders one color, for fast tests. */
export const emptyStyle = {
  version: 8 as const,
  sources: {},
  layers: [{ id: "sea", type: "background" as const, paint: { "background-color": "#dde8f0" } }],
};

/** Timeout for maps that are rendered in software. */
export const slow = { timeout: 30_000 };

/** Props of a small map around Denver. */
export const denver = { center: [-104.99, 39.74] as [number, number], zoom: 8 };

/** Renders a small map, and waits until it can be used. */
export async function renderMap(
  children?: ReactNode,
  props: Partial<MapViewProps> = {},
  options: RenderOptions & { beside?: ReactNode } = {},
) {
  const ref = createRef<MapViewHandle>();
  const onError = vi.fn<(error: ViewError) => void>();
  const { beside, ...rendering } = options;
  const ui = (content: ReactNode, changed: Partial<MapViewProps> = {}) => (
    <>
      <div style={{ inlineSize: 320, blockSize: 240 }}>
        <MapView
          ref={ref}
          label="Shops"
          basemap={emptyStyle}
          initialViewState={denver}
          onError={onError}
          {...props}
          {...changed}
        >
          {content}
        </MapView>
      </div>
      {beside}
    </>
  );
  const { rerender, ...rendered } = render(ui(children), rendering);
  const view = ref.current;
  if (!view) throw new Error("The map has no handle.");
  await view.when();
  return {
    ...rendered,
    view,
    onError,
    /** The reported errors, without the warning about software rendering. */
    errors: () =>
      onError.mock.calls
        .map(([error]) => error)
        .filter(({ code }) => code !== "software-rendering"),
    update: (content: ReactNode, changed?: Partial<MapViewProps>) => rerender(ui(content, changed)),
  };
}

/** Waits until the map has rendered everything. */
export async function idle(view: MapViewHandle): Promise<void> {
  const map = view.getMap();
  if (map.loaded() && !map.isMoving()) return;
  await map.once("idle");
}
