import { tileSchemas } from "./tile-schema.ts";

const schemas = Object.entries(tileSchemas);

/**
 * Compares the layers of tiles with those that a street style draws. Returns what is wrong, or `undefined` if they fit.
 * Tiles without streets, such as of a lake, fit as well.
 */
export function findMismatch(
  ofTiles: readonly string[],
  drawn: readonly string[],
): string | undefined {
  const [, wanted] = schemas.find(([, { streetLayer }]) => drawn.includes(streetLayer)) ?? [];
  if (!wanted || ofTiles.length === 0 || ofTiles.includes(wanted.streetLayer)) return undefined;
  const [actual] = schemas.find(([, { streetLayer }]) => ofTiles.includes(streetLayer)) ?? [];
  if (!actual && ofTiles.some((layer) => drawn.includes(layer))) return undefined;
  const advice = actual
    ? `They fit the schema '${actual}'.`
    : `Their layers are: ${ofTiles.join(", ")}.`;
  return `The tiles do not fit the schema ${wanted.name} of the street style. ${advice}`;
}
