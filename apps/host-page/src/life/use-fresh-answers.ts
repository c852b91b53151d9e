import { useEffect } from "react";
import { useClient } from "../use-client.ts";
import { takeStale } from "./stale-claims.ts";

/**
 * Makes the widgets of a claim follow what another page has changed. They are on screen by then, so that
 * they show what they know until the new answers are there.
 */
export function useFreshAnswers(claimNumber: string): void {
  const client = useClient();
  useEffect(() => {
    if (takeStale(claimNumber)) client.invalidate({ claimNumber });
  }, [client, claimNumber]);
}
