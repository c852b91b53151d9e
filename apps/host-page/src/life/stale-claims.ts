import { useEffect } from "react";
import { useClient } from "../use-client.ts";

/** Claims that have changed since their widgets were last shown. */
const stale = new Set<string>();

/** Marks a claim as changed while none of its widgets is shown. */
export function markStale(claimNumber: string): void {
  stale.add(claimNumber);
}

/**
 * Makes the widgets of a claim request their data again if another page has changed the claim. They show
 * cached data until then.
 */
export function useFreshAnswers(claimNumber: string): void {
  const client = useClient();
  useEffect(() => {
    if (stale.delete(claimNumber)) client.invalidate({ claimNumber });
  }, [client, claimNumber]);
}
