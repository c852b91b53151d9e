import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";

/** A built Storybook on a local server. */
export interface Storybook {
  url: string;
  /** Ids of the compared stories: all except those with the tag `no-screenshot`. */
  stories: readonly string[];
  close(): Promise<void>;
}

interface Index {
  entries: Readonly<Record<string, { id: string; type: string; tags?: readonly string[] }>>;
}

/** Serves a folder that `storybook build` wrote. */
export async function serveStorybook(folder: string): Promise<Storybook> {
  const server = createServer(sirv(folder, { maxAge: 3600 }));
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as Index;
  const stories = Object.values(entries)
    .filter(({ type, tags = [] }) => type === "story" && !tags.includes("no-screenshot"))
    .map(({ id }) => id);
  return {
    url: `http://localhost:${port}`,
    stories,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
