import type { Library } from "./libraries.ts";
import type { PartExports } from "./part-exports.ts";
import type { Part } from "./parts.ts";
import type { Samples } from "./results.ts";

/** Renders parts of libraries, and measures the time. */
export interface Runner {
  /** Time of a page of one part, in milliseconds. */
  time(library: Library, part: Part): Promise<number>;
  close(): Promise<void>;
}

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
  const samples = new Map<Part, Map<Library, number[]>>();
  for (const part of parts) {
    process.stderr.write(`${part} `);
    const libraries = [...exportsByLibrary.keys()].filter((library) =>
      exportsByLibrary.get(library)?.has(part),
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
  return samples;
}
