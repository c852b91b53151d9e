import type { Part } from "./cases.ts";
import { claimkit, type Library, native, type PartExports, peers } from "./libraries.ts";
import { median } from "../shared/statistics.ts";

/** Renders parts of libraries, and measures the time. */
export interface Runner {
  /** Time of a page of one part, in milliseconds. */
  time(library: Library, part: Part): Promise<number>;
  close(): Promise<void>;
}

/** What each library took for a part, or for all its parts: one number for each round. */
export type Samples = Map<Part | "all", Map<Library, number[]>>;

const WARM_UP = 3;

/**
 * Measures the libraries alternately, starting with another one in each round, so that other load on the machine
 * affects all of them.
 */
export async function measureAlternately(
  runner: Runner,
  exportsByLibrary: ReadonlyMap<Library, PartExports>,
  { parts, rounds }: { parts: readonly Part[]; rounds: number },
): Promise<Samples> {
  const samples: Samples = new Map();
  for (const part of parts) {
    process.stderr.write(`${part} `);
    const libraries = [...exportsByLibrary].flatMap(([library, has]) =>
      has.has(part) ? [library] : [],
    );
    const taken = new Map(libraries.map((library): [Library, number[]] => [library, []]));
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const first = (round + WARM_UP) % libraries.length;
      for (const library of [...libraries.slice(first), ...libraries.slice(0, first)]) {
        const ms = await runner.time(library, part);
        if (round >= 0) taken.get(library)?.push(ms);
      }
    }
    samples.set(part, taken);
  }
  process.stderr.write("\n");
  await runner.close();
  return samples;
}

const PAIRS = [[claimkit, native], ...peers.map((peer) => [peer, claimkit])] as const;

/** Prints a measure with its ratios, and whether the kit is close to native elements. */
export function printTable(name: string, samples: Samples, maxRatioToNative = Infinity): boolean {
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries(
      [...samples].map(([part, taken]) => [
        part,
        Object.fromEntries([
          ...[native, claimkit].map((library) => [
            library.name,
            shown(median(taken.get(library) ?? [])),
          ]),
          ...PAIRS.map(([above, below]) => [
            `${above?.name} ÷ ${below?.name}`,
            shown(ratio(taken, above, below)),
          ]),
        ]),
      ]),
    ),
  );
  const means = PAIRS.map(([above, below]) => ({
    pair: `${above?.name} ÷ ${below?.name}`,
    mean: geometricMean(
      [...samples].flatMap(([part, taken]) => (part === "all" ? [] : ratio(taken, above, below))),
    ),
  }));
  console.log(`Means: ${means.map(({ pair, mean }) => `${pair} ${shown(mean)}`).join(", ")}.`);
  const [toNative] = means;
  return !toNative || !(toNative.mean > maxRatioToNative);
}

/**
 * The median of the rounds' ratios, because other load on the machine affects both in the same round; `NaN` if one of
 * them lacks the part.
 */
function ratio(
  taken: ReadonlyMap<Library, readonly number[]>,
  above: Library | undefined,
  below: Library | undefined,
): number {
  const [more, less] = [above && taken.get(above), below && taken.get(below)];
  if (!more || !less) return Number.NaN;
  return median(more.map((time, round) => time / (less[round] ?? Number.NaN)));
}

function geometricMean(ratios: readonly number[]): number {
  const logarithms = ratios.filter((each) => !Number.isNaN(each)).map(Math.log);
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / logarithms.length);
}

function shown(number: number): string {
  return Number.isNaN(number) ? "–" : number.toFixed(2);
}
