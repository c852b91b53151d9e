import { resolve } from "node:path";
import { build as bundle } from "esbuild";
import { buildPage } from "../shared/built-page.ts";

/** The pages that are compared. The first is what the others are compared with. */
export const PAGES = ["floor", "tracker", "early", "standalone"] as const;
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
