import { setDefaultBasemap } from "@claimkit/map-view";
import { streetStyle } from "@claimkit/map-view/street-style";
import { chicago, CHICAGO_TILES } from "@claimkit/tools/streets/chicago";

/** Shows streets of Chicago, from this page's own server, on the maps of all widgets. Around them is the embedded map. */
export function showStreets(): void {
  const tiles = `${window.location.origin}/${CHICAGO_TILES}`;
  setDefaultBasemap(streetStyle({ ...chicago, tiles }));
}
