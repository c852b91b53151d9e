/** Claims that have changed since their widgets were last shown. */
const stale = new Set<string>();

/** Marks a claim as changed while none of its widgets is shown. */
export function markStale(claimNumber: string): void {
  stale.add(claimNumber);
}

/** Whether the claim is marked. Removes the mark. */
export function takeStale(claimNumber: string): boolean {
  return stale.delete(claimNumber);
}
