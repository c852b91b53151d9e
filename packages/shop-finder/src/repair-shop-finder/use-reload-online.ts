"use client";

import type { LoadState } from "@claimkit/widget-runtime";
import { useEffect } from "react";

/** Loads again once the browser is back online, if it was the network that failed. */
export function useReloadOnline({ error, reload }: LoadState<unknown>): void {
  const isNetwork = error?.code === "network";

  useEffect(() => {
    if (!isNetwork) return undefined;
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  });
}
