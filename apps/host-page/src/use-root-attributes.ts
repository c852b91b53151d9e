import { useLayoutEffect } from "react";
import { preferences } from "./preferences.ts";
import { useStore } from "./store.ts";

/** Tells the document the language and the theme. The widgets' colours follow the root's `color-scheme`. */
export function useRootAttributes(): void {
  const { locale, theme } = useStore(preferences);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.style.colorScheme = theme === "system" ? "light dark" : theme;
  }, [locale, theme]);
}
