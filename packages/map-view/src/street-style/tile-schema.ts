import type { FilterSpecification } from "maplibre-gl";

/** Layers of tiles, and which of their features. */
type Features = readonly { layer: string; where?: FilterSpecification }[];

/** How a kind of vector tiles names what the street style draws. */
export interface TileSchema {
  /** Name for messages. */
  name: string;
  /** Attribution of tiles that bring none. */
  attribution: string;
  /** Deepest zoom of the usual tiles. Closer, MapLibre enlarges them. */
  maxZoom: number;
  /** A layer that no other schema has. */
  streetLayer: string;
  parks: Features;
  water: Features;
  rivers: Features;
  borders: Features;
  rails: Features;
  streets: Features;
  roads: Features;
  highways: Features;
  streetNames: Features;
  /** Neighborhoods and villages. */
  districtNames: Features;
  placeNames: Features;
}

const isOneOf = (property: string, values: readonly string[]): FilterSpecification => [
  "in",
  ["get", property],
  ["literal", [...values]],
];

const isArea: FilterSpecification = ["==", ["geometry-type"], "Polygon"];
const isLine: FilterSpecification = ["==", ["geometry-type"], "LineString"];

/** Borders of countries and states on land. */
const onLand: FilterSpecification = [
  "all",
  ["<=", ["to-number", ["get", "admin_level"]], 4],
  ["!", ["in", ["to-string", ["get", "maritime"]], ["literal", ["1", "true"]]]],
];

const primaryToTertiary = ["trunk", "primary", "secondary", "tertiary"];
const withLinks = (kinds: readonly string[]): string[] =>
  kinds.flatMap((kind) => [kind, `${kind}_link`]);

/** https://openmaptiles.org/schema/ */
const openMapTiles: TileSchema = {
  name: "OpenMapTiles",
  attribution: "© OpenMapTiles © OpenStreetMap contributors",
  maxZoom: 14,
  streetLayer: "transportation",
  parks: [
    { layer: "landcover", where: isOneOf("class", ["grass", "wood"]) },
    { layer: "park", where: isArea },
  ],
  water: [{ layer: "water" }],
  rivers: [{ layer: "waterway" }],
  borders: [{ layer: "boundary", where: onLand }],
  rails: [{ layer: "transportation", where: isOneOf("class", ["rail", "transit"]) }],
  streets: [
    { layer: "transportation", where: isOneOf("class", ["minor", "service", "track", "busway"]) },
  ],
  roads: [{ layer: "transportation", where: isOneOf("class", primaryToTertiary) }],
  highways: [{ layer: "transportation", where: isOneOf("class", ["motorway"]) }],
  streetNames: [{ layer: "transportation_name" }],
  districtNames: [
    {
      layer: "place",
      where: isOneOf("class", ["suburb", "quarter", "neighbourhood", "village", "hamlet"]),
    },
  ],
  placeNames: [
    { layer: "place", where: isOneOf("class", ["country", "state", "province", "city", "town"]) },
  ],
};

/** https://docs.protomaps.com/basemaps/layers, version 4 */
const protomaps: TileSchema = {
  name: "Protomaps",
  attribution: "Protomaps © OpenStreetMap contributors",
  maxZoom: 15,
  streetLayer: "roads",
  parks: [
    {
      layer: "landuse",
      where: isOneOf("kind", [
        "cemetery",
        "forest",
        "garden",
        "golf_course",
        "grass",
        "meadow",
        "national_park",
        "nature_reserve",
        "park",
        "pitch",
        "recreation_ground",
        "wood",
      ]),
    },
  ],
  water: [{ layer: "water", where: isArea }],
  rivers: [{ layer: "water", where: isLine }],
  borders: [{ layer: "boundaries", where: isOneOf("kind", ["country", "region"]) }],
  rails: [{ layer: "roads", where: isOneOf("kind", ["rail"]) }],
  streets: [{ layer: "roads", where: isOneOf("kind", ["minor_road"]) }],
  roads: [{ layer: "roads", where: isOneOf("kind", ["major_road"]) }],
  highways: [{ layer: "roads", where: isOneOf("kind", ["highway"]) }],
  streetNames: [
    { layer: "roads", where: isOneOf("kind", ["minor_road", "major_road", "highway"]) },
  ],
  districtNames: [{ layer: "places", where: isOneOf("kind", ["macrohood", "neighbourhood"]) }],
  placeNames: [{ layer: "places", where: isOneOf("kind", ["country", "region", "locality"]) }],
};

/** https://shortbread-tiles.org/schema/1.0/ */
const shortbread: TileSchema = {
  name: "Shortbread",
  attribution: "© OpenStreetMap contributors",
  maxZoom: 14,
  streetLayer: "streets",
  parks: [
    {
      layer: "land",
      where: isOneOf("kind", [
        "cemetery",
        "forest",
        "garden",
        "golf_course",
        "grass",
        "grassland",
        "meadow",
        "park",
        "recreation_ground",
        "village_green",
      ]),
    },
  ],
  water: [{ layer: "ocean" }, { layer: "water_polygons" }],
  rivers: [{ layer: "water_lines" }],
  borders: [{ layer: "boundaries", where: onLand }],
  rails: [
    {
      layer: "streets",
      where: isOneOf("kind", ["rail", "light_rail", "subway", "monorail", "narrow_gauge"]),
    },
  ],
  streets: [
    {
      layer: "streets",
      where: isOneOf("kind", ["unclassified", "residential", "living_street", "service"]),
    },
  ],
  roads: [{ layer: "streets", where: isOneOf("kind", primaryToTertiary) }],
  highways: [{ layer: "streets", where: isOneOf("kind", ["motorway"]) }],
  streetNames: [
    {
      layer: "street_labels",
      where: isOneOf("kind", [
        ...withLinks(["motorway", ...primaryToTertiary]),
        "unclassified",
        "residential",
        "living_street",
        "service",
        "pedestrian",
      ]),
    },
  ],
  districtNames: [
    {
      layer: "place_labels",
      where: isOneOf("kind", ["suburb", "quarter", "neighbourhood", "village", "hamlet"]),
    },
  ],
  placeNames: [
    { layer: "boundary_labels" },
    { layer: "place_labels", where: isOneOf("kind", ["capital", "state_capital", "city", "town"]) },
  ],
};

const mapboxRoads = withLinks(primaryToTertiary);
const mapboxStreets = ["street", "street_limited", "service", "link", "track"];
const mapboxHighways = withLinks(["motorway"]);

/** https://docs.mapbox.com/data/tilesets/reference/mapbox-streets-v8/, and version 7 */
const mapboxStreetTiles: TileSchema = {
  name: "Mapbox Streets",
  attribution: "© Mapbox © OpenStreetMap contributors",
  maxZoom: 16,
  streetLayer: "road",
  parks: [
    {
      layer: "landuse",
      where: isOneOf("class", ["park", "grass", "pitch", "wood", "scrub", "cemetery"]),
    },
  ],
  water: [{ layer: "water" }],
  rivers: [{ layer: "waterway" }],
  borders: [{ layer: "admin", where: onLand }],
  rails: [{ layer: "road", where: isOneOf("class", ["major_rail", "minor_rail"]) }],
  streets: [{ layer: "road", where: isOneOf("class", mapboxStreets) }],
  roads: [{ layer: "road", where: isOneOf("class", mapboxRoads) }],
  highways: [{ layer: "road", where: isOneOf("class", mapboxHighways) }],
  streetNames: [
    // Version 7 has a layer of its own for names.
    {
      layer: "road_label",
      where: isOneOf("class", [...mapboxStreets, ...mapboxRoads, ...mapboxHighways]),
    },
    {
      layer: "road",
      where: isOneOf("class", [...mapboxStreets, ...mapboxRoads, ...mapboxHighways]),
    },
  ],
  districtNames: [
    {
      layer: "place_label",
      where: isOneOf("type", ["suburb", "quarter", "neighbourhood", "village", "hamlet"]),
    },
  ],
  placeNames: [
    { layer: "place_label", where: isOneOf("type", ["country", "state", "city", "town"]) },
  ],
};

/** Name of a schema of vector tiles. */
export type TileSchemaName = "openmaptiles" | "protomaps" | "shortbread" | "mapbox";

/** The schemas of vector tiles that the street style knows. */
export const tileSchemas: Readonly<Record<TileSchemaName, TileSchema>> = {
  openmaptiles: openMapTiles,
  protomaps,
  shortbread,
  mapbox: mapboxStreetTiles,
};
