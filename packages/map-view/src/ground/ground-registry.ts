import { type GroundName, isGroundLayerType, isGroundName } from "../view/ground-name.ts";
import { ViewError, viewError } from "../view/view-error.ts";

/** Source of the heights of a ground. */
export interface GroundDefinition {
  /**
   * Type of the layer; only `elevation` is drawn.
   * @default "elevation"
   */
  type?: string;
  /** URLs of raster tiles that encode heights as colors, with `{z}`, `{x}` and `{y}`. */
  tiles: readonly string[];
  /**
   * Encoding of the heights.
   * @default "terrarium"
   */
  encoding?: "terrarium" | "mapbox";
  /**
   * Edge of a tile, in px.
   * @default 256
   */
  tileSize?: number;
  /**
   * Deepest zoom of the tiles.
   * @default 15
   */
  maxzoom?: number;
  /** Text that an `Attribution` shows. */
  attribution?: string;
}

const grounds = new Map<GroundName, GroundDefinition>();

/**
 * Registers the tiles of a ground. The package includes no tile service: its terms and price are the decision of
 * the host.
 *
 * @throws ViewError if the name is neither `world-elevation` nor `world-topobathymetry`
 */
export function registerGround(name: GroundName, definition: GroundDefinition): void {
  if (!isGroundName(name)) throw viewError("ground-not-found");
  grounds.set(name, definition);
}

/** A ground, or the error to report. */
export type FoundGround = { definition: GroundDefinition } | { error: ViewError };

/** Finds a ground by its name. */
export function findGround(name: string): FoundGround {
  const definition = isGroundName(name) ? grounds.get(name) : undefined;
  if (!isGroundName(name)) return { error: viewError("ground-not-found") };
  if (!definition) {
    return {
      error: new ViewError(
        "ground-not-found",
        `Unable to find ground definition: no service is registered for '${name}'. Call registerGround('${name}', …) with one.`,
      ),
    };
  }
  if (!isGroundLayerType(definition.type ?? "elevation")) {
    return {
      error: new ViewError(
        "unsupported-ground-layer",
        `A ground layer of type '${definition.type}' is not supported and is ignored.`,
      ),
    };
  }
  return { definition };
}
