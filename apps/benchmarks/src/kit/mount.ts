import { resolve } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import type { Part } from "./parts.ts";
import type { Stage } from "./rounds.ts";

const mounter = resolve(import.meta.dirname, "page-mounter.ts");

// Why: docs/decisions/testing.md#how-the-kits-benchmark-compares
/** Mounts in Chromium: every library in a page of its own, built for production, with its own styles. */
export const openPages = (libraries: readonly Library[]): Promise<Stage> =>
  inChromium(libraries, async (page, worked, part) => {
    await page.evaluate((name) => window.prepare(name), part);
    const before = await worked();
    await page.evaluate(() => window.mount());
    return (await worked()) - before;
  });

/** Mounts one of a part there, and measures only what a press of its button opens. */
export const openPopups = (libraries: readonly Library[]): Promise<Stage> =>
  inChromium(libraries, async (page, worked, part) => {
    await page.evaluate((name) => window.prepare(name, 1), part);
    await page.evaluate(() => window.mount());
    const before = await worked();
    await page.evaluate(() => window.openPopup());
    return (await worked()) - before;
  });

type Time = (page: Page, worked: () => Promise<number>, part: Part) => Promise<number>;

async function inChromium(libraries: readonly Library[], time: Time): Promise<Stage> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, "--js-flags=--expose-gc"],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const pages = new Map<Library, (part: Part) => Promise<number>>();
  for (const library of libraries) pages.set(library, await timer(context, library, time));
  return {
    time: async (library, part) => (await pages.get(library)?.(part)) ?? Number.NaN,
    close: () => browser.close(),
  };
}

async function timer(context: BrowserContext, library: Library, time: Time) {
  const page = await open(context, library);
  const worked = await workOf(page);

  return async (part: Part): Promise<number> => {
    await page.bringToFront();
    return time(page, worked, part);
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
  // Nothing comes from a network: what a peer's styles ask of one is refused.
  await page.route("**", (route) => route.abort());
  await page.setContent(`<!doctype html><title>Kit</title><style>${css}</style><body></body>`);
  await page.addScriptTag({ content: Buffer.from(js).toString(), type: "module" });
  await page.waitForFunction(() => "prepare" in window);
  return page;
}

/** What a page's main thread works for a mount; the rest is painting and the browser's own affairs. */
const WORK = new Set(["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"]);

/** Reads how long the page's main thread has worked so far, in milliseconds of thread time. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });

  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const seconds = metrics.filter(({ name }) => WORK.has(name)).map(({ value }) => value);
    return seconds.reduce((sum, each) => sum + each, 0) * 1000;
  };
}
