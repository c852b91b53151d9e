import type { Polygon } from "geojson";
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import type { Extent } from "../view/extent.ts";
import { basemapStyle } from "./basemap-style.ts";
import type { MapColors } from "./map-colors.ts";

const EXTENT = "ck-extent";

/** The style of a basemap that covers an extent, and the embedded map around it and below its first zoom. */
export function embeddedAround(
  style: StyleSpecification,
  extent: Extent,
  colors: MapColors,
): StyleSpecification {
  const area = polygonOf(extent);
  const firstZoom = Math.min(...Object.values(style.sources).map(minZoomOf));
  const embedded = basemapStyle(colors);
  const inside = style.layers.filter(({ type }) => type !== "background");
  // The embedded shore is more than a mile off in places, so it must not show between the streets.
  const ground: LayerSpecification = {
    id: "ck-extent-ground",
    type: "fill",
    source: EXTENT,
    minzoom: firstZoom,
    paint: { "fill-color": colors.home },
  };
  return {
    ...style,
    sources: { ...embedded.sources, [EXTENT]: { type: "geojson", data: area }, ...style.sources },
    layers: [
      ...embedded.layers.filter(({ type }) => type !== "symbol" && type !== "circle"),
      ground,
      ...inside,
      ...embedded.layers
        .filter(({ type }) => type === "symbol" || type === "circle")
        .map((layer) => outside(layer as SymbolLayerSpecification, area, firstZoom)),
    ],
  };
}

/** Drops the names that the basemap has too. */
function outside(
  layer: SymbolLayerSpecification,
  area: Polygon,
  firstZoom: number,
): LayerSpecification {
  const isShown: ExpressionSpecification = [
    "any",
    ["<", ["zoom"], firstZoom],
    ["!", ["within", area]],
  ];
  return {
    ...layer,
    filter: ["all", layer.filter as ExpressionSpecification, isShown],
  };
}

function minZoomOf(source: StyleSpecification["sources"][string]): number {
  return "minzoom" in source ? (source.minzoom ?? 0) : 0;
}

function polygonOf({ xmin, ymin, xmax, ymax }: Extent): Polygon {
  const corners = [
    [xmin, ymin],
    [xmax, ymin],
    [xmax, ymax],
    [xmin, ymax],
    [xmin, ymin],
  ];
  return { type: "Polygon", coordinates: [corners] };
}
