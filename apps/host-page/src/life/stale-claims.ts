/** Claims that have changed since their widgets were last on screen. */
const stale = new Set<string>();

/** Remembers that a claim has changed, while no widget of it is on screen. */
export function markStale(claimNumber: string): void {
  stale.add(claimNumber);
}

/** Whether the claim has changed; asks once. */
export function takeStale(claimNumber: string): boolean {
  return stale.delete(claimNumber);
}
