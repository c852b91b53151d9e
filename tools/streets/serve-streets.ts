import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { chicagoTile, chicagoTiles, tileOfPath } from "./chicago-tile.ts";

/** Answers a request for a tile of Chicago. Returns `false` for any other request. */
export function answerTile(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ""] = (request.url ?? "").split("?");
  const id = tileOfPath(path);
  if (!id) return false;
  const tile = chicagoTile(...id);
  if (tile) response.setHeader("Content-Type", "application/vnd.mapbox-vector-tile").end(tile);
  else response.writeHead(404).end();
  return true;
}

/** Serves the tiles of Chicago at `/streets/`, and writes them next to a built page. */
export function serveStreets(): Plugin {
  return {
    name: "streets-of-chicago",
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!answerTile(request, response)) next();
      });
    },
    generateBundle() {
      for (const [z, x, y] of chicagoTiles()) {
        const source = chicagoTile(z, x, y);
        if (source)
          this.emitFile({ type: "asset", fileName: `streets/${z}/${x}/${y}.mvt`, source });
      }
    },
  };
}
