import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import type { MapColors } from "../basemap/map-colors.ts";
import type { TileSchema } from "./tile-schema.ts";

/** Id of the source with the tiles. */
export const STREETS = "ck-streets";

type Kind = {
  [Key in keyof TileSchema]: TileSchema[Key] extends TileSchema["water"] ? Key : never;
}[keyof TileSchema];
type Line = Omit<LineLayerSpecification, "id" | "type" | "source" | "source-layer" | "filter">;
type Names = Omit<SymbolLayerSpecification, "id" | "type" | "source" | "source-layer" | "filter">;

/** Width of a street in px: grows with the streets on the ground. */
const widening = (
  [far, atFar]: [zoom: number, px: number],
  [near, atNear]: [zoom: number, px: number],
): ExpressionSpecification => [
  "interpolate",
  ["exponential", 1.6],
  ["zoom"],
  far,
  atFar,
  near,
  atNear,
];

/** Layers of a style with streets, from the ground to the names. Names are drawn with fonts of the page. */
export function streetLayers(schema: TileSchema, colors: MapColors): LayerSpecification[] {
  const { place, halo } = colors;

  const layersOf = (kind: Kind, layer: object, id: string = kebab(kind)): LayerSpecification[] =>
    schema[kind].map(
      ({ layer: sourceLayer, where }, at) =>
        ({
          ...layer,
          id: at === 0 ? `ck-tiles-${id}` : `ck-tiles-${id}-${at + 1}`,
          source: STREETS,
          "source-layer": sourceLayer,
          ...(where && { filter: where }),
        }) as LayerSpecification,
    );
  const areas = (kind: Kind, color: string): LayerSpecification[] =>
    layersOf(kind, { type: "fill", paint: { "fill-color": color } });
  const lines = (kind: Kind, { layout, ...line }: Line, id?: string): LayerSpecification[] =>
    layersOf(
      kind,
      { ...line, type: "line", layout: { "line-cap": "round", "line-join": "round", ...layout } },
      id,
    );
  const names = (kind: Kind, { layout, ...layer }: Names): LayerSpecification[] =>
    layersOf(kind, {
      ...layer,
      type: "symbol",
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["system-ui", "sans-serif"],
        ...layout,
      },
      paint: { "text-color": place, "text-halo-color": halo, "text-halo-width": 1.5 },
    });

  const edge = { "line-color": colors.edge };
  return [
    ...areas("parks", colors.park),
    ...areas("water", colors.water),
    ...lines("rivers", {
      minzoom: 9,
      paint: { "line-color": colors.water, "line-width": widening([9, 0.5], [16, 5]) },
    }),
    ...lines("borders", {
      paint: { "line-color": colors.border, "line-width": 1, "line-dasharray": [4, 2] },
    }),
    ...lines("rails", {
      minzoom: 11,
      layout: { "line-cap": "butt" },
      paint: { "line-color": colors.rail, "line-width": widening([11, 0.5], [16, 1.5]) },
    }),
    ...lines(
      "streets",
      { minzoom: 13, paint: { ...edge, "line-width": widening([13, 1], [16, 9]) } },
      "street-edges",
    ),
    ...lines(
      "roads",
      { minzoom: 10, paint: { ...edge, "line-width": widening([10, 0.8], [16, 14]) } },
      "road-edges",
    ),
    ...lines(
      "highways",
      { minzoom: 6, paint: { ...edge, "line-width": widening([6, 1.4], [16, 16]) } },
      "highway-edges",
    ),
    ...lines("streets", {
      minzoom: 12,
      paint: { "line-color": colors.street, "line-width": widening([12, 0.5], [16, 7]) },
    }),
    ...lines("roads", {
      minzoom: 8,
      paint: { "line-color": colors.road, "line-width": widening([8, 0.5], [16, 11.5]) },
    }),
    ...lines("highways", {
      minzoom: 5,
      paint: { "line-color": colors.highway, "line-width": widening([5, 0.8], [16, 13]) },
    }),
    ...names("streetNames", {
      minzoom: 11,
      layout: {
        "symbol-placement": "line",
        "text-size": ["interpolate", ["linear"], ["zoom"], 11, 10, 16, 13],
      },
    }),
    ...names("districtNames", {
      minzoom: 11,
      layout: {
        "text-size": 11,
        "text-transform": "uppercase",
        "text-letter-spacing": 0.08,
        "text-max-width": 8,
      },
    }),
    ...names("placeNames", {
      maxzoom: 14,
      layout: { "text-size": ["interpolate", ["linear"], ["zoom"], 4, 12, 12, 15] },
    }),
  ];
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
