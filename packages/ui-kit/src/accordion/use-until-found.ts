"use client";

import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLatest } from "../shared/use-latest.ts";

/**
 * Makes a closed panel searchable with `hidden="until-found"`, and opens it when the browser finds a
 * match, unless the accordion is disabled. React renders any `hidden` as a plain `hidden`, so the value
 * is set afterwards.
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
