import type { ClaimSeed } from "../claim.ts";

/** A claim whose life can be played: at each of these stages but the last, it knows the next. */
export function life(first: ClaimSeed, ...later: readonly ClaimSeed[]): ClaimSeed {
  const [second, ...rest] = later;
  if (!second) return first;
  const next = life(second, ...rest);
  return (day, say, shop) => ({ ...first(day, say, shop), next });
}
