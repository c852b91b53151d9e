import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import * as maplibre from "maplibre-gl";
import { createRef, type JSX, type ReactNode, type Ref, StrictMode, useState } from "react";
import { Map as ReactMap, type MapRef } from "react-map-gl/maplibre";
import { afterEach, beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emptyStyle, slow } from "../../testing/render-map.tsx";
import { Compass } from "../controls/compass.tsx";
import { NavigationToggle } from "../controls/navigation-toggle.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { loadEngine } from "../engine/load-engine.ts";
import { FeatureLayer } from "../feature-layer/feature-layer.tsx";
import { useLayerView } from "../layer/use-layer-view.ts";
import { Marker } from "../marker/marker.tsx";
import { Popup } from "../popup/popup.tsx";
import { ExistingMap } from "./existing-map.tsx";
import { useWidthBreakpoint } from "./use-width-breakpoint.ts";

// A host with its own map has already set the URL of MapLibre's worker.
beforeAll(async () => void (await loadEngine()));

afterEach(cleanup);

const denver = { longitude: -104.99, latitude: 39.74 };

function HostsMap({
  children,
  ref,
  width = 320,
}: {
  children: ReactNode;
  ref?: Ref<MapRef>;
  width?: number;
}): JSX.Element {
  return (
    <div style={{ inlineSize: width, blockSize: 240 }}>
      <ReactMap
        ref={ref ?? null}
        mapLib={maplibre}
        mapStyle={emptyStyle}
        initialViewState={{ ...denver, zoom: 8 }}
        attributionControl={false}
      >
        <ExistingMap maplibre={maplibre}>{children}</ExistingMap>
      </ReactMap>
    </div>
  );
}

function Width(): JSX.Element {
  return <p role="note">{useWidthBreakpoint()}</p>;
}

function Shop(): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const layer = useLayerView("shops");
  return (
    <>
      <FeatureLayer id="shops" data={{ type: "Point", coordinates: [-105, 40] }} />
      <p>{`Layer: ${layer?.state}`}</p>
      <Marker {...denver} label="Denver Auto Body" onClick={() => setIsOpen(true)} />
      {isOpen && <Popup {...denver} title="Denver Auto Body" onClose={() => setIsOpen(false)} />}
    </>
  );
}

test("controls move an existing map of react-map-gl", slow, async () => {
  const map = createRef<MapRef>();
  render(
    <HostsMap ref={map}>
      <ZoomControl />
      <Compass />
      <NavigationToggle />
    </HostsMap>,
    { wrapper: StrictMode },
  );
  const zoomIn = await screen.findByRole("button", { name: "Zoom in" });
  await expect.poll(() => zoomIn.ariaDisabled).not.toBe("true");

  await userEvent.click(zoomIn);

  await expect.poll(() => map.current?.getZoom(), { timeout: 9000 }).toBeCloseTo(9, 3);
  // The map can be tilted, and so also turned by dragging.
  await userEvent.click(screen.getByRole("button", { name: "Drag to turn the map" }));
  expect(await screen.findByRole("button", { name: "Drag to move the map" })).toBeTruthy();
});

test("the package's layers, markers and popups work inside it", slow, async () => {
  render(
    <HostsMap>
      <Shop />
    </HostsMap>,
  );

  await userEvent.click(await screen.findByRole("button", { name: "Denver Auto Body" }));

  expect(await screen.findByRole("dialog", { name: "Denver Auto Body" })).toBeTruthy();
  expect(await screen.findByText("Layer: done")).toBeTruthy();
});

test("its parts know the width of the map", slow, async () => {
  render(
    <HostsMap width={900}>
      <Width />
    </HostsMap>,
  );

  const note = await screen.findByRole("note", {}, { timeout: 20_000 });
  await expect.poll(() => note.textContent).toBe("medium");
});
