"use client";

import { useEffect } from "react";

const WARNING_DELAY_MS = 5_000;

/** Tells developers in the console when a widget has waited for its client for too long. */
export function useUnconfiguredWarning(name: string, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      // oxlint-disable-next-line no-console -- the page would look as if it loaded for ever
      console.warn(
        `${name} has no claims client. Put a <ClaimkitProvider> around it, or call configureClaimkit(). See https://github.com/claimkit/claimkit/blob/main/docs/guides/first-claim.md`,
      );
    }, WARNING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [name, isWaiting]);
}
