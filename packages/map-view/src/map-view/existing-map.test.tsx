import "../styles.css";
import { cleanup, render, screen } from "@testing-library/react";
import * as maplibre from "maplibre-gl";
import { StrictMode, useState } from "react";
import { Map as ReactMap } from "react-map-gl/maplibre";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emptyStyle, slow } from "../../testing/render-map.tsx";
import { Compass } from "../controls/compass.tsx";
import { ZoomControl } from "../controls/zoom-control.tsx";
import { FeatureLayer } from "../feature-layer/feature-layer.tsx";
import { useLayerView } from "../layer/use-layer-view.ts";
import { Marker } from "../marker/marker.tsx";
import { Popup } from "../popup/popup.tsx";
import { ExistingMap } from "./existing-map.tsx";
import { useMapView } from "./map-view-context.ts";

afterEach(cleanup);

const denver = { longitude: -104.99, latitude: 39.74 };

function HostsMap({ children }: { children: React.ReactNode }) {
  return (
    <div style={{ inlineSize: 320, blockSize: 240 }}>
      <ReactMap
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

function Zoom() {
  const view = useMapView();
  return <output aria-label="Zoom">{view.ready ? view.getMap().getZoom().toFixed(3) : ""}</output>;
}

function Shop() {
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

test("our controls move a host's own map of react-map-gl", slow, async () => {
  render(
    <HostsMap>
      <ZoomControl />
      <Compass />
      <Zoom />
    </HostsMap>,
    { wrapper: StrictMode },
  );
  const zoomIn = await screen.findByRole("button", { name: "Zoom in" });
  await expect.poll(() => zoomIn.ariaDisabled).not.toBe("true");

  await userEvent.click(zoomIn);

  await expect.poll(() => screen.getByLabelText("Zoom").textContent).toBe("9.000");
});

test("our layers, markers and popups work inside it", slow, async () => {
  render(
    <HostsMap>
      <Shop />
    </HostsMap>,
  );

  await userEvent.click(await screen.findByRole("button", { name: "Denver Auto Body" }));

  expect(await screen.findByRole("dialog", { name: "Denver Auto Body" })).toBeTruthy();
  expect(await screen.findByText("Layer: done")).toBeTruthy();
});
