import { resolve } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { launch } from "../shared/built-page.ts";
import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import type { Part } from "./cases.ts";
import type { Runner } from "./measure.ts";

const mounter = resolve(import.meta.dirname, "page-mounter.ts");

// Why: docs/decisions/testing.md#how-the-kits-benchmark-compares
/** Mounts in Chromium. Every library has its own page, built for production, with its own styles. */
export async function openPages(libraries: readonly Library[]): Promise<Runner> {
  const browser = await launch(["--js-flags=--expose-gc"]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const pages = new Map<Library, (part: Part) => Promise<number>>();
  for (const library of libraries) {
    const page = await open(context, library);
    const readWork = await workReader(page);
    pages.set(library, async (part) => {
      await page.bringToFront();
      await page.evaluate((name) => window.prepare(name), part);
      const before = await readWork();
      await page.evaluate(() => window.mount());
      return (await readWork()) - before;
    });
  }
  return {
    time: async (library, part) => (await pages.get(library)?.(part)) ?? Number.NaN,
    close: () => browser.close(),
  };
}

async function open(context: BrowserContext, library: Library): Promise<Page> {
  const { js, css } = await bundle(
    `import * as cases from ${JSON.stringify(library.cases)};
     import { mountOnDemand } from ${JSON.stringify(mounter)};
     mountOnDemand(cases);`,
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw new Error(`${library.name} can't be mounted: ${error.message}`);
  });
  // Blocks requests of the peers' styles, so that network time is not measured.
  await page.route("**", (route) => route.abort());
  await page.setContent(`<!doctype html><title>Kit</title><style>${css}</style><body></body>`);
  await page.addScriptTag({ content: Buffer.from(js).toString(), type: "module" });
  await page.waitForFunction(() => "prepare" in window);
  return page;
}

/** Metrics of a mount's work on the main thread. The others are painting and browser internals. */
const WORK = new Set(["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"]);

/** Returns a function that reads the main thread's work so far, in milliseconds of thread time. */
async function workReader(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });

  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const seconds = metrics.filter(({ name }) => WORK.has(name)).map(({ value }) => value);
    return seconds.reduce((sum, each) => sum + each, 0) * 1000;
  };
}
