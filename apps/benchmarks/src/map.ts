import { resolve } from "node:path";
import { softwareGl } from "@claimkit/tools/browsers/chromium";
import { chicagoTile, tileOfPath } from "@claimkit/tools/streets/chicago-tile";
import { parseArgs } from "node:util";
import { openBuiltPage } from "./shared/built-page.ts";
import { measureScene, showTimings } from "./map/measure-scene.ts";
import type { Scene } from "./map/scenes.ts";

// MapView compared to MapLibre alone, built for production, in Chromium without a graphics card:
// time from mounting to the first idle, with the code loaded. Every part prints its result when it is done.
//   node src/map.ts                    all parts, about 6 minutes on a quiet machine
//   node src/map.ts --rounds 2 empty   fewer rounds, and only these parts; intervals need 15 rounds

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

const { values: options, positionals: named } = parseArgs({
  options: { rounds: { type: "string" } },
  allowPositionals: true,
});
const parts: Readonly<Record<string, () => Promise<Result>>> = {
  empty: async () => firstIdle("empty style", options.rounds ?? "64"),
  points: async () => firstIdle("10,000 clustered points", options.rounds ?? "24"),
  states: async () => firstIdle("embedded United States", options.rounds ?? "24"),
  streets: async () => firstIdle("streets of Chicago", options.rounds ?? "24"),
  heap: heapOverMounts,
};

const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  throw new Error(`No part '${unknown.join()}'. There are: ${Object.keys(parts).join(", ")}.`);
}

const site = await openBuiltPage(resolve(import.meta.dirname, "map/page.tsx"), [
  ...softwareGl,
  "--js-flags=--expose-gc",
]);
const { browser } = site;
const page = await browser.newPage({ viewport: { width: 700, height: 500 } });
const warnings: string[] = [];
page.on("console", (message) => warnings.push(message.text()));
page.on("pageerror", (error) => console.error(error));
await page.route("**/streets/*/*/*.mvt", async (route) => {
  const id = tileOfPath(new URL(route.request().url()).pathname);
  const tile = id && chicagoTile(...id);
  await route.fulfill(tile ? { body: Buffer.from(tile) } : { status: 404 });
});
await page.goto(site.url);
await page.waitForFunction(() => "maps" in globalThis);
await page.evaluate(() => maps.prepare());

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
await site.close();

console.table(results);
process.exitCode = results.every(({ result }) => result === "PASS") ? 0 : 1;

async function firstIdle(scene: Scene, rounds: string): Promise<Result> {
  const timings = await measureScene(page, scene, Number(rounds));
  console.table([showTimings(scene, timings)]);
  const allowed = LIMIT + Math.max(0, timings.noise.high - 1);
  return {
    requirement: `First idle, ${scene}: upper end of the ratio to MapLibre alone`,
    measured: timings.ours.high.toFixed(3),
    allowed: allowed.toFixed(3),
    passed: timings.ours.high <= allowed,
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
