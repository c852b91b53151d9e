import type { Library } from "./libraries.ts";
import type { Offer } from "./offer.ts";
import type { Part } from "./parts.ts";
import type { Samples } from "./results.ts";

/** Where libraries draw their parts, and are timed. */
export interface Stage {
  /** How long a page of one part takes, in milliseconds. */
  time(library: Library, part: Part): Promise<number>;
  close(): Promise<void>;
}

const WARM_UP = 3;

/**
 * Lets the libraries draw each part in turns, another one first in each round, so that whatever slows
 * the machine for a while slows all of them.
 */
export async function inTurns(
  stage: Stage,
  offers: ReadonlyMap<Library, Offer>,
  { parts, rounds }: { parts: readonly Part[]; rounds: number },
): Promise<Samples> {
  const samples = new Map<Part, Map<Library, number[]>>();
  for (const part of parts) {
    process.stderr.write(`${part} `);
    const libraries = [...offers.keys()].filter((library) => offers.get(library)?.has(part));
    const taken = new Map(libraries.map((library): [Library, number[]] => [library, []]));
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const first = (round + WARM_UP) % libraries.length;
      for (const library of [...libraries.slice(first), ...libraries.slice(0, first)]) {
        const ms = await stage.time(library, part);
        if (round >= 0) taken.get(library)?.push(ms);
      }
    }
    samples.set(part, taken);
  }
  process.stderr.write("\n");
  return samples;
}
