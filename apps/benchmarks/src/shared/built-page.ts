import { resolve } from "node:path";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { type Browser, chromium } from "playwright";
import { build, preview } from "vite";

/** CPU throttle that simulates a phone. */
export const PHONE = 4;

/** A page in a browser. */
export interface BuiltPage {
  browser: Browser;
  url: string;
  close(): Promise<void>;
}

/** Builds a page for production, and returns its folder. */
export async function buildPage(
  entry: string,
  { base = "/" }: { base?: string } = {},
): Promise<string> {
  const outDir = temporaryFolder("page");
  await build({
    root: import.meta.dirname,
    base,
    plugins: [wholeWorkers()],
    resolve: { alias: { "/entry.tsx": entry } },
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      target: "esnext",
      rolldownOptions: { input: resolve(import.meta.dirname, "page.html") },
    },
  });
  return outDir;
}

/** Builds a page, serves it, and starts Chromium. */
export async function openBuiltPage(
  entry: string,
  args: readonly string[] = [],
): Promise<BuiltPage> {
  const outDir = await buildPage(entry);
  const site = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: "error" });
  const browser = await launch(args);
  return {
    browser,
    url: `${site.resolvedUrls?.local[0]}page.html`,
    async close() {
      await browser.close();
      await site.close();
    },
  };
}

/** Starts Chromium with its defaults for pages. */
export async function launch(args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...args] });
}
