import "@claimkit/map-view/styles.css";
import "@claimkit/ui-kit/styles.css";
import { MapView, Marker, ZoomControl } from "@claimkit/map-view";
import { createRoot } from "react-dom/client";

// Shows a map that is not live.

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <MapView label="Shops" live={false}>
    <Marker longitude={-105} latitude={40} label="Boulder Collision" />
    <ZoomControl />
  </MapView>,
);
