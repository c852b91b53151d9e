import { native, claimkit, peers } from "./libraries.ts";
import type { Measure } from "./measure.ts";
import { meanRatio, ratio } from "./results.ts";

/**
 * Targets that the kit misses, as sentences. It has to be close to the native elements, and better than every peer in
 * every part.
 */
export function missedTargets(measures: readonly Measure[]): string[] {
  return measures.flatMap((measure) => [...farFromNative(measure), ...notBetterThanPeers(measure)]);
}

function farFromNative({ name, samples, maxRatioToNative = Infinity }: Measure): string[] {
  const mean = meanRatio(samples, claimkit, native);
  if (!(mean > maxRatioToNative)) return [];
  return [`${name}: ${mean.toFixed(2)} times ${native.name}, more than ${maxRatioToNative}.`];
}

function notBetterThanPeers({ name, samples }: Measure): string[] {
  return [...samples.keys()].flatMap((part) =>
    peers.flatMap((peer) => {
      const times = ratio(samples, part, peer, claimkit);
      if (times === undefined || times > 1) return [];
      return [
        `${name}, ${part}: ${peer.name} takes ${times.toFixed(2)} times as much as Claimkit.`,
      ];
    }),
  );
}
