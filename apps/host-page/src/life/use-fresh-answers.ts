import { useEffect } from "react";
import { useClient } from "../use-client.ts";
import { takeStale } from "./stale-claims.ts";

/**
 * Makes the widgets of a claim request their data again if another page has changed the claim. They show
 * cached data until then.
 */
export function useFreshAnswers(claimNumber: string): void {
  const client = useClient();
  useEffect(() => {
    if (takeStale(claimNumber)) client.invalidate({ claimNumber });
  }, [client, claimNumber]);
}
