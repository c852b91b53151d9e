"use client";

import { type RefObject, useEffect } from "react";
import { useSettings } from "./use-settings.ts";

/** With the setting `theme: "auto"`, makes a mounted widget follow the host's page. */
export function useHostTheme(widget: RefObject<HTMLElement | null>): void {
  const { theme } = useSettings();
  useEffect(() => {
    const { current } = widget;
    if (theme !== "auto" || !current) return undefined;
    const end = new AbortController();
    import("./follow-host-theme.ts").then(
      ({ followHostTheme }) => followHostTheme(current, end.signal),
      // Without it, widgets keep the kit's colors.
      () => undefined,
    );
    return () => end.abort();
  }, [theme, widget]);
}
