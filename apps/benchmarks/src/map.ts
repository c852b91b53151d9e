import { resolve } from "node:path";
import { chromiumArgs, ensureChromium, softwareGl } from "@claimkit/tools/browsers/chromium";
import { wholeWorkers } from "@claimkit/tools/build/whole-workers";
import { temporaryFolder } from "@claimkit/tools/temporary-folder";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { createCpuClock } from "./map/cpu-clock.ts";
import { measureScene, showTimings } from "./map/measure-scene.ts";
import type { Scene } from "./map/scenes.ts";

// MapView compared to MapLibre alone and react-map-gl, built for production, in Chromium without a graphics card:
// time from mounting to the first idle, with the code loaded. Every part prints its result when it is done.
//   node src/map.ts                    all parts, about 6 minutes on a quiet machine
//   node src/map.ts empty bytes …      only these parts

/** Upper end of the 95 % interval of MapView compared to MapLibre alone, without noise. */
const LIMIT = 1.05;
const MOUNTS = 200;
/** Maximum relative growth of the heap between the middle and the end of the mounts. */
const GROWTH = 0.05;

interface Result {
  requirement: string;
  measured: number | string;
  allowed: number | string;
  passed: boolean;
}

const parts: Readonly<Record<string, () => Promise<Result>>> = {
  bytes: engineBytesOfHiddenMap,
  rerender: workOfRenders,
  empty: async () => firstIdle("empty style", 64),
  points: async () => firstIdle("10,000 clustered points", 24),
  states: async () => firstIdle("embedded United States", 24),
  heap: heapOverMounts,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  throw new Error(`No part '${unknown.join()}'. There are: ${Object.keys(parts).join(", ")}.`);
}

const outDir = temporaryFolder("map");
const root = resolve(import.meta.dirname, "map");
const input = ["index.html", "not-live.html"].map((page) => resolve(root, page));
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
const page = await browser.newPage({ viewport: { width: 700, height: 500 } });
const warnings: string[] = [];
page.on("console", (message) => warnings.push(message.text()));
page.on("pageerror", (error) => console.error(error));
await page.goto(url);
await page.waitForFunction(() => "maps" in globalThis);
await page.evaluate(() => maps.prepare());
const clock = await createCpuClock(browser, page);

const results: (Omit<Result, "passed"> & { result: string })[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const begin = performance.now();
  const { passed, ...row } = await measure();
  results.push({ ...row, result: passed ? "PASS" : "FAIL" });
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(
    `${name}: ${row.requirement}: ${row.measured} (allowed ${row.allowed}), ${seconds} s`,
  );
}
await browser.close();
await site.close();

console.table(results);
process.exitCode = results.every(({ result }) => result === "PASS") ? 0 : 1;

async function firstIdle(scene: Scene, rounds: number): Promise<Result> {
  const timings = await measureScene(page, clock, scene, rounds);
  console.table([showTimings(scene, timings)]);
  const allowed = LIMIT + Math.max(0, timings.noise.high - 1);
  return {
    requirement: `First idle, ${scene}: upper end of the ratio to MapLibre alone`,
    measured: timings.ours.high.toFixed(3),
    allowed: allowed.toFixed(3),
    passed: timings.ours.high <= allowed,
  };
}

/** Size of the scripts with MapLibre's code that a page loads before it wants its map. */
async function engineBytesOfHiddenMap(): Promise<Result> {
  const hidden = await browser.newPage();
  const scripts: Promise<string>[] = [];
  hidden.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await hidden.goto(`${url}not-live.html`);
  await hidden.getByRole("img", { name: "Shops" }).waitFor();
  await hidden.waitForLoadState("networkidle");
  const texts = await Promise.all(scripts);
  await hidden.close();
  const bytes = texts
    .filter((text) => text.includes("maplibregl-canvas-container"))
    .reduce((sum, text) => sum + text.length, 0);
  return {
    requirement: "Bytes of MapLibre while the map is not live",
    measured: bytes,
    allowed: 0,
    passed: bytes === 0,
  };
}

async function workOfRenders(): Promise<Result> {
  const work = await page.evaluate(() => maps.rerender(100));
  return {
    requirement: "Events of the map in 100 renders of its parent",
    measured: work,
    allowed: 0,
    passed: work === 0,
  };
}

async function heapOverMounts(): Promise<Result> {
  warnings.length = 0;
  await page.evaluate((times) => maps.mountAndUnmount(times), MOUNTS / 2);
  const middle = await usedHeap();
  await page.evaluate((times) => maps.mountAndUnmount(times), MOUNTS / 2);
  const end = await usedHeap();
  const allowed = middle * (1 + GROWTH);
  const lost = warnings.filter((text) => text.includes("WebGL contexts")).length;
  return {
    requirement: `Heap after ${MOUNTS} mounts (after ${MOUNTS / 2}: ${megabytes(middle)}), warnings of too many WebGL contexts`,
    measured: `${megabytes(end)}, ${lost}`,
    allowed: `${megabytes(allowed)}, 0`,
    passed: end <= allowed && lost === 0,
  };
}

async function usedHeap(): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
