import { resolve } from "node:path";
import { chromiumArgs, ensureChromium, softwareGl } from "@claimkit/tools/browsers/chromium";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { type CDPSession, chromium } from "playwright";
import { build, preview } from "vite";
import { median } from "./api/median.ts";
import type { Way } from "./map/page.tsx";
import { pairedRatio } from "./map/paired-ratio.ts";
import { FRAME, type Scene } from "./map/scenes.ts";

// MapView beside MapLibre alone and react-map-gl, built for production, in Chromium with a program in place of a
// graphics card: time from mounting to the first idle, with the code loaded. Each round shows one map of each way, and
// then again in the opposite order, beginning at another moment between two frames. MapLibre alone is shown twice,
// which says how much of a ratio is noise.
//   node src/map.ts

/** How often each scene is measured: the faster it is, the more. */
const ROUNDS: Record<Scene, number> = {
  "empty style": 60,
  "embedded United States": 20,
  "10,000 clustered points": 20,
};
/** Upper end of the interval of MapView beside MapLibre alone, without noise. */
const LIMIT = 1.05;
const MOUNTS = 200;
/** Share by which the heap may grow between the middle and the end of the mounts. */
const GROWTH = 0.05;

const SCENES = Object.keys(ROUNDS) as Scene[];
const RUNS = ["raw", "MapView", "raw again", "react-map-gl"] as const;
type Run = (typeof RUNS)[number];

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
  args: [...chromiumArgs, ...softwareGl, "--js-flags=--expose-gc"],
});

const early = await engineBytesBeforeWanted();
const page = await browser.newPage({ viewport: { width: 700, height: 500 } });
const warnings: string[] = [];
page.on("console", (message) => warnings.push(message.text()));
page.on("pageerror", (error) => console.error(error));
await page.goto(url);
await page.waitForFunction(() => "maps" in globalThis);
await page.evaluate(() => maps.prepare());
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable");

const scenes = [];
for (const scene of SCENES) scenes.push(await measureScene(scene));
const work = await page.evaluate(() => maps.rerender(100));
const heap = await heapOverMounts();
await browser.close();
await site.close();
const lost = warnings.filter((text) => text.includes("WebGL contexts")).length;

console.table(scenes.map(({ shown }) => shown));
const rows = [
  ...scenes.map(({ scene, ours, allowed }) => ({
    row: `First idle, ${scene}: upper end of the ratio to MapLibre alone`,
    measured: ours.high.toFixed(3),
    allowed: allowed.toFixed(3),
    passed: ours.high <= allowed,
  })),
  {
    row: "Bytes of MapLibre before the map is wanted",
    measured: early,
    allowed: 0,
    passed: early === 0,
  },
  {
    row: "Events of the map in 100 renders of its parent",
    measured: work,
    allowed: 0,
    passed: work === 0,
  },
  {
    row: `Heap after ${MOUNTS} mounts (after ${MOUNTS / 2}: ${megabytes(heap.middle)} MB)`,
    measured: `${megabytes(heap.end)} MB`,
    allowed: `${megabytes(heap.middle * (1 + GROWTH))} MB`,
    passed: heap.end <= heap.middle * (1 + GROWTH),
  },
  { row: "Warnings of too many WebGL contexts", measured: lost, allowed: 0, passed: lost === 0 },
];
console.table(rows.map(({ passed, ...row }) => ({ ...row, result: passed ? "PASS" : "FAIL" })));
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;

async function measureScene(scene: Scene) {
  const times: Record<Run, number[]> = {
    raw: [],
    MapView: [],
    "raw again": [],
    "react-map-gl": [],
  };
  const cpu: Record<Run, number[]> = { raw: [], MapView: [], "raw again": [], "react-map-gl": [] };
  for (let round = -1; round < ROUNDS[scene]; round += 1) {
    const first = RUNS.map((_, turn) => RUNS[(turn + round + RUNS.length) % RUNS.length] ?? "raw");
    // Each moment between two frames is as likely as any other, and the same for all of a round.
    const phase = (((round + 1) * Math.sqrt(5)) / 2) % 1;
    const logs: Record<Run, number[]> = {
      raw: [],
      MapView: [],
      "raw again": [],
      "react-map-gl": [],
    };
    for (const run of [...first, ...first.toReversed()]) {
      await page.evaluate(() => maps.settle());
      const before = await threadTime();
      const way: Way = run === "raw again" ? "raw" : run;
      const time = await page.evaluate(([what, where, when]) => maps.measure(what, where, when), [
        way,
        scene,
        phase,
      ] as const);
      logs[run].push(Math.log(time));
      // The first round only warms up.
      if (round >= 0) cpu[run].push((await threadTime()) - before - phase * FRAME);
    }
    if (round < 0) continue;
    for (const run of RUNS) times[run].push(Math.exp(mean(logs[run])));
  }
  const noise = pairedRatio(times["raw again"], times.raw);
  const ours = pairedRatio(times.MapView, times.raw);
  const peer = pairedRatio(times["react-map-gl"], times.raw);
  const allowed = LIMIT + Math.max(0, noise.high - 1);
  const shown = {
    scene,
    pairs: times.raw.length,
    "raw (ms)": Math.round(median(times.raw)),
    "MapView (ms)": Math.round(median(times.MapView)),
    "MapView / raw": interval(ours),
    "react-map-gl / raw": interval(peer),
    "raw / raw": interval(noise),
    // Of the page's main thread alone, and with unmounting. MapLibre draws in other threads.
    "thread, raw (CPU ms)": median(cpu.raw).toFixed(1),
    "thread, MapView (CPU ms)": median(cpu.MapView).toFixed(1),
  };
  return { scene, ours, allowed, shown };
}

/** Milliseconds for which the page's main thread has had a processor. */
async function threadTime(): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN;
  return seconds * 1000;
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

async function heapOverMounts(): Promise<{ middle: number; end: number }> {
  await page.evaluate((times) => maps.mountAndUnmount(times), MOUNTS / 2);
  const middle = await usedHeap(session);
  await page.evaluate((times) => maps.mountAndUnmount(times), MOUNTS / 2);
  return { middle, end: await usedHeap(session) };
}

async function usedHeap(of: CDPSession): Promise<number> {
  await of.send("HeapProfiler.collectGarbage");
  return (await of.send("Runtime.getHeapUsage")).usedSize;
}

function interval({ ratio, low, high }: ReturnType<typeof pairedRatio>): string {
  return `${ratio.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
