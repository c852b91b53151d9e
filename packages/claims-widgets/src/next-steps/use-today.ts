"use client";

import { useSettings } from "@claimkit/widget-runtime";
import { useSyncExternalStore } from "react";
import { dayOf } from "./days.ts";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/**
 * Today in the reader's time zone, such as `2026-11-20`. Renders again at midnight. A page that hydrates first shows the
 * day of the server.
 */
export function useToday(): string {
  const { client } = useSettings();
  return useSyncExternalStore(subscribe, today, () => client?.initialDay ?? today());
}

function today(): string {
  return dayOf(new Date());
}

function subscribe(listener: () => void): () => void {
  // A timer does not count while the device sleeps.
  document.addEventListener("visibilitychange", update);
  listeners.add(listener);
  update();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", update);
  };
}

function update(): void {
  clearTimeout(timer);
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  timer = setTimeout(update, midnight.getTime() - now.getTime());
  for (const listener of listeners) listener();
}
