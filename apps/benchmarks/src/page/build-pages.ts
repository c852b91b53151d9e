import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { build as bundle } from "esbuild";
import { buildPage } from "../shared/built-page.ts";
import type { RenderPage } from "./served-pages.tsx";

/** The pages that are compared. The first is what the others are compared with. */
export const PAGES = ["floor", "tracker", "early", "standalone", "served-floor", "served"] as const;
export type PageName = (typeof PAGES)[number];

const packages = resolve(import.meta.dirname, "../../../../packages");

/** Builds each page by itself, so that none has a chunk because of another. Returns folders by path. */
export async function buildPages(names: readonly PageName[]): Promise<Record<string, string>> {
  const folders: Record<string, string> = { "/claimkit/": resolve(packages, "elements/dist") };
  for (const name of names) {
    if (name === "standalone") continue;
    const entry = resolve(import.meta.dirname, `${name}.tsx`);
    folders[`/${name}/`] = await buildPage(entry, { base: `/${name}/` });
  }
  folders["/standalone/"] = resolve(import.meta.dirname, "standalone");
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

/** The functions that render pages with their data on the server. */
export async function buildServedPages(): Promise<Readonly<Record<string, RenderPage>>> {
  const outfile = join(temporaryFolder("served-pages"), "served-pages.cjs");
  await bundle({
    entryPoints: [resolve(import.meta.dirname, "served-pages.tsx")],
    bundle: true,
    platform: "node",
    format: "cjs",
    jsx: "automatic",
    outfile,
    define: { "process.env.NODE_ENV": '"production"' },
    // Of modules that only a browser loads.
    logOverride: { "empty-import-meta": "silent" },
  });
  const { served, servedFloor } = createRequire(import.meta.url)(outfile) as {
    served: RenderPage;
    servedFloor: RenderPage;
  };
  return { served, "served-floor": servedFloor };
}
