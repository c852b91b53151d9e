let adding: Promise<void> | undefined;

/**
 * Adds support for `pmtiles://` URLs in styles and sources. Requires the package `pmtiles`, and loads it together
 * with MapLibre. Call it before a map uses such a URL.
 */
export function addPmtiles(): Promise<void> {
  adding ??= add();
  return adding;
}

async function add(): Promise<void> {
  const [{ Protocol }, { addProtocol }] = await Promise.all([
    import("pmtiles"),
    import("maplibre-gl"),
  ]);
  addProtocol("pmtiles", new Protocol().tile);
}
