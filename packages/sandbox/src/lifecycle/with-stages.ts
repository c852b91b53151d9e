import type { ClaimSeed } from "../claim.ts";

/** A claim with several stages, from the first to the last. */
export function withStages(first: ClaimSeed, ...later: readonly ClaimSeed[]): ClaimSeed {
  const [second, ...rest] = later;
  if (!second) return first;
  const next = withStages(second, ...rest);
  return (day, t, shop) => ({ ...first(day, t, shop), next });
}
