import { native, ours, peers } from "./libraries.ts";
import type { Measure } from "./measure.ts";
import { meanRatio, ratio } from "./results.ts";

/** Each promise of the kit that was not kept, as a sentence: near the floor, and ahead of every peer in every part. */
export function faults(measures: readonly Measure[]): string[] {
  return measures.flatMap((measure) => [...farFromFloor(measure), ...notAhead(measure)]);
}

function farFromFloor({ name, samples, mostTimesNative = Infinity }: Measure): string[] {
  const mean = meanRatio(samples, ours, native);
  if (!(mean > mostTimesNative)) return [];
  return [`${name}: ${mean.toFixed(2)} times ${native.name}, more than ${mostTimesNative}.`];
}

function notAhead({ name, samples }: Measure): string[] {
  return [...samples.keys()].flatMap((part) =>
    peers.flatMap((peer) => {
      const times = ratio(samples, part, peer, ours);
      if (times === undefined || times > 1) return [];
      return [`${name}, ${part}: ${peer.name} takes ${times.toFixed(2)} times as much as ours.`];
    }),
  );
}
