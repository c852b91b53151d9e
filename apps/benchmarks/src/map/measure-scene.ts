import type { Page } from "playwright";
import { median, type PairedRatio, pairedRatio, showRatio } from "../shared/statistics.ts";
import type { Scene } from "./scenes.ts";

/** MapLibre alone is shown twice, which says how much of a ratio is noise. */
const RUNS = ["raw", "MapView", "raw again"] as const;
type Run = (typeof RUNS)[number];

/** Milliseconds to the first idle of maps of a scene, and how that compares to MapLibre alone. */
export interface Timings {
  wall: Record<Run, number[]>;
  ours: PairedRatio;
  noise: PairedRatio;
}

/** Shows one map of each way in every round, and compares the maps of a round. */
export async function measureScene(page: Page, scene: Scene, rounds: number): Promise<Timings> {
  const wall: Timings["wall"] = { raw: [], MapView: [], "raw again": [] };
  for (let round = -1; round < rounds; round += 1) {
    // Each moment between two frames is as likely as any other, and the same for all of a round.
    const phase = (((round + 1) * Math.sqrt(5)) / 2) % 1;
    for (const run of orderOf(round)) {
      await page.evaluate(() => maps.settle());
      const show = [run === "raw again" ? "raw" : run, scene, phase] as const;
      const time = await page.evaluate((args) => maps.measure(...args), show);
      // The first round only warms up.
      if (round >= 0) wall[run].push(time);
    }
  }
  return {
    wall,
    ours: pairedRatio(wall.MapView, wall.raw),
    noise: pairedRatio(wall["raw again"], wall.raw),
  };
}

/** The row of a scene in the table of results. */
export function showTimings(scene: Scene, { wall, ours, noise }: Timings) {
  return {
    scene,
    pairs: wall.raw.length,
    "raw (ms)": Math.round(median(wall.raw)),
    "MapView (ms)": Math.round(median(wall.MapView)),
    "MapView / raw": showRatio(ours),
    "raw / raw": showRatio(noise),
  };
}

/** Each way is first, second and third equally often, and comes as often before another as after it. */
function orderOf(round: number): Run[] {
  const turn = Math.max(0, round) >> 1;
  const order = RUNS.map((_, at) => RUNS[(at + turn) % RUNS.length] ?? "raw");
  return round % 2 === 0 ? order : order.toReversed();
}
