"use client";

import { useElement } from "@claimkit/widget-runtime/internal/element-context";
import { useSyncExternalStore } from "react";

/** Returns the names of the slots for which the element around a component has content. */
export function useFilledSlots(): ReadonlySet<string> {
  const element = useElement();

  function subscribe(onChange: () => void): () => void {
    const observer = new MutationObserver(onChange);
    const options = { childList: true, subtree: true, attributeFilter: ["slot"] };
    if (element) observer.observe(element, options);
    return () => observer.disconnect();
  }

  const read = (): string => [...(element?.children ?? [])].map(({ slot }) => slot).join("\n");
  return new Set(useSyncExternalStore(subscribe, read, () => "").split("\n"));
}
