import { setDefaultBasemap } from "@claimkit/map-view";
import { streetStyle } from "@claimkit/map-view/street-style";
import { chicago, CHICAGO_TILES } from "@claimkit/tools/streets/chicago";

// Streets of Chicago, which Storybook serves. Around them, the embedded map is shown.
setDefaultBasemap(
  streetStyle({ ...chicago, tiles: new URL(".", document.baseURI).href + CHICAGO_TILES }),
);
