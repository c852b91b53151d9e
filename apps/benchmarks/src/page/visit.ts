import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { installProbe } from "./probe.ts";
import type { SecureServer } from "./serve.ts";

/** One text of each part of the page. */
const TEXTS = [
  "CLM-1006",
  "Repairs In Progress",
  "Parts have arrived and repairs have begun.",
  "Call us",
  "Pay your deductible",
  "Rental car picked up",
  "Terminal 2, Chicago, IL",
  "Rental coverage available",
  "Your vehicle should be ready in about five days.",
  "as of today:",
  "Your claim is still open",
  "Read the claims FAQs",
];

/** Milliseconds in which a page that shows all texts finishes its work. */
const SETTLE = 1500;

/** A device and its connection. */
export interface Profile {
  name: string;
  /** CPU throttle. */
  throttle: number;
  /** Bandwidth in Mbit/s and latency in ms; without, unlimited. */
  network?: { bandwidth: number; latency: number };
  viewport: { width: number; height: number };
}

interface OpenPage {
  page: Page;
  context: BrowserContext;
  devtools: CDPSession;
  /** Time of its main thread before the navigation. */
  threadBefore: number;
}

/** What was measured of one visit. Times are in ms since navigation. */
export interface Visit {
  shown: number;
  /** Processor time of the main thread until the page has settled. */
  thread: number;
  largestPaint: number;
  shift: number;
  blocked: number;
  /** Compressed bytes of scripts, style sheets and documents. */
  scripts: number;
  styles: number;
  documents: number;
}

/** Opens a page in a new context, with an empty cache. */
async function openPage(browser: Browser, url: string, profile: Profile): Promise<OpenPage> {
  const { throttle, network, viewport } = profile;
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  await page.addInitScript(installProbe, TEXTS);
  // Starts the process of this site, so that the time to start it is not measured.
  await page.goto(new URL("/blank", url).href);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  if (network) {
    const throughput = (network.bandwidth * 1e6) / 8;
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  const threadBefore = await threadTime(devtools);
  await page.goto(url, { waitUntil: "commit" });
  return { page, context, devtools, threadBefore };
}

/** Opens a page, and measures it until it has settled. */
export async function visit(
  browser: Browser,
  url: string,
  profile: Profile,
  { site, api }: { site: SecureServer; api: SecureServer },
): Promise<Visit> {
  site.sent.length = 0;
  api.sent.length = 0;
  const { page, context, devtools, threadBefore } = await openPage(browser, url, profile);
  const shown = await page.evaluate(() => probe.shown);
  await page.waitForTimeout(SETTLE);
  const thread = await threadTime(devtools);
  const { shown: _, ...measured } = await page.evaluate(() => ({ ...probe, shown: 0 }));
  await context.close();
  return {
    ...measured,
    shown,
    thread: thread - threadBefore,
    scripts: bytesOf(site, /\.m?js$/),
    styles: bytesOf(site, /\.css$/),
    documents: bytesOf(api, /\/documents\//),
  };
}

/** Milliseconds of processor time that the page's main thread has used. It hardly depends on what else is running. */
async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN;
  return seconds * 1000;
}

function bytesOf({ sent }: SecureServer, pattern: RegExp): number {
  return sent.filter(({ path }) => pattern.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
}
