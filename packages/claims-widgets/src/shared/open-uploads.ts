"use client";

import { useSyncExternalStore } from "react";

/** Moves to the upload of each claim that is on the page. */
const openers = new Map<string, () => void>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a function that moves to the upload of a claim, if it is on the page. */
export function useOpenUploads(claimNumber: string): (() => void) | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openers.get(claimNumber),
    () => undefined,
  );
}

/** Lets other widgets open the upload of a claim. Returns a function that ends this. */
export function offerUploads(claimNumber: string, open: () => void): () => void {
  openers.set(claimNumber, open);
  for (const listener of listeners) listener();
  return () => {
    if (openers.get(claimNumber) === open) openers.delete(claimNumber);
    for (const listener of listeners) listener();
  };
}
