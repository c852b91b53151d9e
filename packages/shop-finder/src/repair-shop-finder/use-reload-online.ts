"use client";

import type { LoadState } from "@claimkit/widget-runtime";
import { useEffect } from "react";

/** Repeats a request that failed without a network when the browser is online again. */
export function useReloadOnline({ error, reload }: LoadState<unknown>): void {
  const isNetwork = error?.code === "network";

  useEffect(() => {
    if (!isNetwork) return undefined;
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  });
}
