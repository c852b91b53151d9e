import { median } from "./median.ts";

/** Median times of two ways to get the same response, in milliseconds. */
export interface Comparison {
  bare: number;
  client: number;
  /** Median ratio of paired runs, so that other load on the machine affects both. */
  ratio: number;
}

/** Runs both alternately. Which one is first changes with each pair. */
export async function compare(
  ways: { bare: () => Promise<unknown>; client: () => Promise<unknown> },
  { pairs, warmUp }: { pairs: number; warmUp: number },
): Promise<Comparison> {
  const bare: number[] = [];
  const client: number[] = [];
  for (let pair = -warmUp; pair < pairs; pair += 1) {
    const times = { bare: 0, client: 0 };
    const order = pair % 2 === 0 ? (["bare", "client"] as const) : (["client", "bare"] as const);
    for (const way of order) times[way] = await timed(ways[way]);
    if (pair < 0) continue;
    bare.push(times.bare);
    client.push(times.client);
  }
  const ratios = client.map((ms, pair) => ms / (bare[pair] ?? Number.NaN));
  return { bare: median(bare), client: median(client), ratio: median(ratios) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
