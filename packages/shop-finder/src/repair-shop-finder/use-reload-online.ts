"use client";

import type { Load } from "@claimkit/widget-runtime";
import { useEffect } from "react";

/** Loads again once the browser is back online, if it was the network that failed. */
export function useReloadOnline({ error, reload }: Load<unknown>): void {
  const isNetwork = error?.code === "network";

  useEffect(() => {
    if (!isNetwork) return undefined;
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  });
}
