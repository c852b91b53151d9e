import { join, resolve } from "node:path";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { build as bundle } from "esbuild";
import { build } from "vite";

/** The pages that are compared. The first is what the others are compared with. */
export const PAGES = ["floor", "waterfall", "tracker", "early", "standalone"] as const;
export type PageName = (typeof PAGES)[number];

/** In the workspace, the built sheet of a component is no entry of its package. */
const SHEET = {
  "@claimkit/claims-widgets/claim-tracker.css": resolve(
    import.meta.dirname,
    "../../../../packages/claims-widgets/dist/claim-tracker.css",
  ),
};

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
      resolve: { alias: SHEET },
      logLevel: "error",
      build: {
        outDir,
        rolldownOptions: {
          input: resolve(root, `${name}.html`),
          external: /^\/claimkit\//,
        },
      },
    });
    folders[`/${name}/`] = outDir;
  }
  return folders;
}

/** The script that starts the calls of the page `early`, for the start of its head. */
export async function buildEarlyCalls(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [resolve(import.meta.dirname, "early-calls.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
