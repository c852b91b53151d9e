import { join, resolve } from "node:path";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { build } from "vite";

/** The pages that are compared. The first is what the others are compared with. */
export const PAGES = ["floor", "waterfall", "tracker", "standalone"] as const;
export type PageName = (typeof PAGES)[number];

/** Builds each page by itself, so that none has a chunk because of another. Returns their folders by path. */
export async function buildPages(names: readonly PageName[]): Promise<Record<string, string>> {
  const folders: Record<string, string> = {};
  const root = resolve(import.meta.dirname);
  const outRoot = temporaryFolder("page");
  for (const name of names) {
    const outDir = join(outRoot, name);
    await build({
      root,
      base: `/${name}/`,
      plugins: [wholeWorkers()],
      logLevel: "error",
      build: {
        outDir,
        rolldownOptions: {
          input: resolve(root, `${name}.html`),
          external: ["/claimkit/standalone.js"],
        },
      },
    });
    folders[`/${name}/`] = outDir;
  }
  return folders;
}
