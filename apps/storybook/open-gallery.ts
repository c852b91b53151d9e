import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "playwright";
import { build, type InlineConfig, preview } from "vite";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";

/** A way in which a component is looked at. */
export interface Look {
  name: string;
  width: number;
  theme?: "dark";
  forcedColors?: "active";
  contrast?: "more";
  direction?: "rtl";
  locale?: "es-US";
}

/** The stories, to be photographed. */
export interface Gallery {
  /**
   * Draws `component`, all its stories on a sheet, or `component/Story`, and lets the stories play. The
   * page has a context of its own, which the caller closes.
   *
   * @param now what the page takes for the date and the time
   */
  draw(path: string, look: Look, height: number, now?: Date): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the stories, serves them, and starts the browser that looks at them. */
export async function openGallery(): Promise<Gallery> {
  const outDir = await mkdtemp(join(tmpdir(), "claimkit-gallery-"));
  const gallery: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, "gallery"),
    plugins: [react(), wholeWorkers()],
    build: { outDir, minify: false },
    logLevel: "error",
  };
  await build(gallery);
  const server = await preview({ ...gallery, preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
  });

  return {
    async draw(path, { width, forcedColors, contrast, ...globals }, height, now) {
      const [component = "", story = ""] = path.split("/");
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: "reduce",
        forcedColors: forcedColors ?? "none",
        contrast: contrast ?? "no-preference",
        colorScheme: globals.theme ?? "light",
      });
      const page = await context.newPage();
      if (now) await page.clock.setFixedTime(now);
      page.on("pageerror", (error) => console.error(error));
      await page.goto(`${url}?${new URLSearchParams({ component, story, ...globals })}`);
      // Attached is enough: what is behind a modal counts as hidden.
      await page.locator("html[data-played]").waitFor({ state: "attached" });
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
