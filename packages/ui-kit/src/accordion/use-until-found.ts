"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLatest } from "../shared/use-latest.ts";

/**
 * Lets the browser's search look into a closed panel and open it, unless it is to stay as it is.
 * React writes any `hidden` as plain `hidden`, so the better value is put there afterwards.
 */
export function useUntilFound(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  disabled: boolean,
  onFound: () => void,
): void {
  useLayoutEffect(() => {
    if (!open) panel.current?.setAttribute("hidden", disabled ? "" : "until-found");
  }, [panel, open, disabled]);

  const found = useLatest(onFound);
  useEffect(() => {
    const box = panel.current;
    const reveal = (): void => found.current();
    box?.addEventListener("beforematch", reveal);
    return () => box?.removeEventListener("beforematch", reveal);
  }, [panel, found]);
}
