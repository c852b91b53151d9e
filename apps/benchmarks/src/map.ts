import { resolve } from "node:path";
import { chromiumArgs, ensureChromium, softwareGl } from "@claimkit/tools/browsers/chromium";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { type CDPSession, chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { median } from "./api/median.ts";
import type { Way } from "./map/page.tsx";
import { pairedRatio } from "./map/paired-ratio.ts";
import type { Scene } from "./map/scenes.ts";

// MapView beside MapLibre alone and react-map-gl, built for production, in Chromium with a program in place of a
// graphics card: time from mounting to the first idle, with the code loaded. Each round shows one map of each way, in
// another order; MapLibre alone is shown twice, which says how much of a ratio is noise.
//   node src/map.ts

const PAIRS = 15;
/** Upper end of the interval of MapView beside MapLibre alone, without noise. */
const LIMIT = 1.05;
const MOUNTS = 200;
/** Share by which the heap may grow between the middle and the end of the mounts. */
const GROWTH = 0.05;

const SCENES: readonly Scene[] = [
  "empty style",
  "embedded United States",
  "10,000 clustered points",
];
type Run = Way | "raw again";
const RUNS: readonly Run[] = ["raw", "MapView", "raw again", "react-map-gl"];

const outDir = temporaryFolder("map");
const root = resolve(import.meta.dirname, "map");
const input = ["index.html", "unwanted.html"].map((page) => resolve(root, page));
await build({
  root,
  plugins: [wholeWorkers()],
  logLevel: "error",
  build: { outDir, emptyOutDir: true, target: "esnext", rolldownOptions: { input } },
});
const site = await preview({ root, build: { outDir }, preview: { port: 0 }, logLevel: "error" });
const url = site.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, ...softwareGl],
});

const early = await engineBytesBeforeWanted();
const page = await browser.newPage({ viewport: { width: 700, height: 500 } });
const warnings: string[] = [];
page.on("console", (message) => warnings.push(message.text()));
page.on("pageerror", (error) => console.error(error));
await page.goto(url);
await page.waitForFunction(() => "maps" in globalThis);
await page.evaluate(() => maps.prepare());

const rows = [];
for (const scene of SCENES) rows.push(await measureScene(page, scene));
const work = await page.evaluate(() => maps.rerender(100));
const heap = await heapOverMounts(page);
await browser.close();
await site.close();

console.table(rows);
console.log(`Bytes of MapLibre before the map is wanted: ${early}`);
console.log(`Events of the map in 100 renders of its parent: ${work}`);
console.log(
  `Heap after ${MOUNTS / 2} and ${MOUNTS} mounts: ${megabytes(heap.middle)} and ${megabytes(heap.end)} MB`,
);
const lost = warnings.filter((text) => text.includes("WebGL contexts")).length;
console.log(`Warnings of too many WebGL contexts: ${lost}`);
const isKept =
  rows.every((row) => row.kept) &&
  early === 0 &&
  work === 0 &&
  lost === 0 &&
  heap.end <= heap.middle * (1 + GROWTH);
console.log(isKept ? "All kept." : "Not all kept.");
process.exitCode = isKept ? 0 : 1;

async function measureScene(on: Page, scene: Scene) {
  const times: Record<Run, number[]> = {
    raw: [],
    MapView: [],
    "raw again": [],
    "react-map-gl": [],
  };
  for (let round = -1; round < PAIRS; round += 1) {
    for (let turn = 0; turn < RUNS.length; turn += 1) {
      const run = RUNS[(turn + round + RUNS.length) % RUNS.length] ?? "raw";
      const way = run === "raw again" ? "raw" : run;
      const time = await on.evaluate(([what, where]) => maps.measure(what, where), [
        way,
        scene,
      ] as const);
      // The first round only warms up.
      if (round >= 0) times[run].push(time);
    }
  }
  const noise = pairedRatio(times["raw again"], times.raw);
  const ours = pairedRatio(times.MapView, times.raw);
  const peer = pairedRatio(times["react-map-gl"], times.raw);
  const allowed = LIMIT + Math.max(0, noise.high - 1);
  return {
    scene,
    "raw (ms)": Math.round(median(times.raw)),
    "MapView (ms)": Math.round(median(times.MapView)),
    "MapView / raw": interval(ours),
    "react-map-gl / raw": interval(peer),
    "raw / raw": interval(noise),
    allowed: allowed.toFixed(3),
    kept: ours.high <= allowed,
  };
}

/** Bytes of scripts with MapLibre's code that a page has loaded whose map nobody has asked for. */
async function engineBytesBeforeWanted(): Promise<number> {
  const unwanted = await browser.newPage();
  const scripts: Promise<string>[] = [];
  unwanted.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await unwanted.goto(`${url}unwanted.html`);
  await unwanted.getByRole("img", { name: "Shops" }).waitFor();
  await unwanted.waitForLoadState("networkidle");
  const texts = await Promise.all(scripts);
  await unwanted.close();
  return texts
    .filter((text) => text.includes("maplibregl-canvas-container"))
    .reduce((sum, text) => sum + text.length, 0);
}

async function heapOverMounts(on: Page): Promise<{ middle: number; end: number }> {
  const session = await on.context().newCDPSession(on);
  await on.evaluate((times) => maps.mountAndUnmount(times), MOUNTS / 2);
  const middle = await usedHeap(session);
  await on.evaluate((times) => maps.mountAndUnmount(times), MOUNTS / 2);
  return { middle, end: await usedHeap(session) };
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

function interval({ ratio, low, high }: ReturnType<typeof pairedRatio>): string {
  return `${ratio.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
