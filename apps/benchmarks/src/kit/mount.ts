import { resolve } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { chromiumArgs, ensureChromium } from "@claimkit/tools/browsers/chromium";
import { bundle } from "./bundle.ts";
import type { Library } from "./libraries.ts";
import type { Part } from "./parts.ts";
import type { Runner } from "./measure-alternately.ts";

const mounter = resolve(import.meta.dirname, "page-mounter.ts");

// Why: docs/decisions/testing.md#how-the-kits-benchmark-compares
/** Mounts in Chromium. Every library has its own page, built for production, with its own styles. */
export const openPages = (libraries: readonly Library[]): Promise<Runner> =>
  inChromium(libraries, async (page, readWork, part) => {
    await page.evaluate((name) => window.prepare(name), part);
    const before = await readWork();
    await page.evaluate(() => window.mount());
    return (await readWork()) - before;
  });

/** Mounts one instance, and measures only the opening after its button is clicked. */
export const openPopups = (libraries: readonly Library[]): Promise<Runner> =>
  inChromium(libraries, async (page, readWork, part) => {
    await page.evaluate((name) => window.prepare(name, 1), part);
    await page.evaluate(() => window.mount());
    const before = await readWork();
    await page.evaluate(() => window.openPopup());
    return (await readWork()) - before;
  });

type Time = (page: Page, readWork: () => Promise<number>, part: Part) => Promise<number>;

async function inChromium(libraries: readonly Library[], time: Time): Promise<Runner> {
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
  const readWork = await workReader(page);

  return async (part: Part): Promise<number> => {
    await page.bringToFront();
    return time(page, readWork, part);
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
