"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLatest } from "../shared/use-latest.ts";

/**
 * Lets the browser's search look into a closed panel and open it.
 * React writes any `hidden` as plain `hidden`, so the better value is put there afterwards.
 */
export function useUntilFound(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  onFound: () => void,
): void {
  useLayoutEffect(() => {
    if (!open) panel.current?.setAttribute("hidden", "until-found");
  }, [panel, open]);

  const found = useLatest(onFound);
  useEffect(() => {
    const box = panel.current;
    const reveal = (): void => found.current();
    box?.addEventListener("beforematch", reveal);
    return () => box?.removeEventListener("beforematch", reveal);
  }, [panel, found]);
}
