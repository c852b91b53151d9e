import type { Page } from "playwright";
import { median } from "../api/median.ts";
import type { CpuClock } from "./cpu-clock.ts";
import { type PairedRatio, pairedRatio } from "./paired-ratio.ts";
import { FRAME, type Scene } from "./scenes.ts";

/** MapLibre alone is shown twice, which says how much of a ratio is noise. */
const RUNS = ["raw", "MapView", "raw again", "react-map-gl"] as const;
type Run = (typeof RUNS)[number];
type Series = Record<Run, number[]>;

/** How long maps of a scene took, and how that compares to MapLibre alone. */
export interface Timings {
  /** Time to the first idle, in ms. */
  wall: Series;
  /** Processor time of the page's main thread, with unmounting, in ms. */
  thread: Series;
  /** Processor time of all threads and of the process that draws, with unmounting, in ms. */
  processes: Series;
  ours: PairedRatio;
  peer: PairedRatio;
  noise: PairedRatio;
}

/** Shows one map of each way in every round, and compares the maps of a round. */
export async function measureScene(
  page: Page,
  cpuClock: CpuClock,
  scene: Scene,
  rounds: number,
): Promise<Timings> {
  const [wall, thread, processes] = [emptySeries(), emptySeries(), emptySeries()];
  for (let round = -1; round < rounds; round += 1) {
    // Each moment between two frames is as likely as any other, and the same for all of a round.
    const phase = (((round + 1) * Math.sqrt(5)) / 2) % 1;
    for (const run of orderOf(round)) {
      await page.evaluate(() => maps.settle());
      const before = await cpuClock();
      const way = run === "raw again" ? "raw" : run;
      const show = [way, scene, phase] as const;
      const time = await page.evaluate((args) => maps.measure(...args), show);
      const after = await cpuClock();
      // The first round only warms up.
      if (round < 0) continue;
      wall[run].push(time);
      thread[run].push(after.thread - before.thread - phase * FRAME);
      processes[run].push(after.processes - before.processes - phase * FRAME);
    }
  }
  return {
    wall,
    thread,
    processes,
    ours: pairedRatio(wall.MapView, wall.raw),
    peer: pairedRatio(wall["react-map-gl"], wall.raw),
    noise: pairedRatio(wall["raw again"], wall.raw),
  };
}

/** The row of a scene in the table of results. */
export function showTimings(scene: Scene, timings: Timings): Record<string, number | string> {
  const { wall, thread, processes, ours, peer, noise } = timings;
  return {
    scene,
    pairs: wall.raw.length,
    "raw (ms)": Math.round(median(wall.raw)),
    "MapView (ms)": Math.round(median(wall.MapView)),
    "MapView / raw": interval(ours),
    "react-map-gl / raw": interval(peer),
    "raw / raw": interval(noise),
    "main thread, raw, MapView (CPU ms)": `${cpu(thread.raw)}, ${cpu(thread.MapView)}`,
    "all threads, raw, MapView (CPU ms)": `${cpu(processes.raw)}, ${cpu(processes.MapView)}`,
    "all threads, MapView / raw": interval(pairedRatio(processes.MapView, processes.raw)),
  };
}

/** Each way is first, second, third and last equally often, and comes as often before another as after it. */
function orderOf(round: number): Run[] {
  const turn = Math.max(0, round) >> 1;
  const order = RUNS.map((_, at) => RUNS[(at + turn) % RUNS.length] ?? "raw");
  return round % 2 === 0 ? order : order.toReversed();
}

const emptySeries = (): Series => ({ raw: [], MapView: [], "raw again": [], "react-map-gl": [] });

function cpu(series: readonly number[]): string {
  return Math.round(median(series)).toString();
}

function interval({ ratio, low, high }: PairedRatio): string {
  return `${ratio.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}
