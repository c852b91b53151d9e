let adding: Promise<void> | undefined;

/**
 * Lets styles and sources name `pmtiles://` addresses. Needs the package `pmtiles`, which is loaded, with MapLibre,
 * when this is called: call it before a map shows such an address.
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
