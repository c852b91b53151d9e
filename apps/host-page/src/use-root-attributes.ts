import { useLayoutEffect } from "react";
import { preferences } from "./preferences.ts";
import { useStore } from "./store.ts";

/** Tells the document the language and the theme. What `site.css` makes of the theme is the root's `color-scheme`, which the widgets follow too. */
export function useRootAttributes(): void {
  const { locale, theme } = useStore(preferences);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset["theme"] = theme;
  }, [locale, theme]);
}
