import { useLayoutEffect } from "react";
import { preferences } from "./preferences.ts";
import { useStore } from "./store.ts";

/** Sets the language and the theme on the root element. `site.css` derives `color-scheme` from the theme, for the widgets too. */
export function useRootAttributes(): void {
  const { locale, theme } = useStore(preferences);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dataset["theme"] = theme;
  }, [locale, theme]);
}
