"use client";

import { createContext, useContext } from "react";
import type { Catalogue } from "./catalogue.ts";

/** The language of a part of the page, and the words that there are for it. */
export interface Locale {
  /** A BCP 47 tag, such as `es-US`. */
  locale: string;
  /** Translations and single words of the host. The later one wins. */
  messages: readonly Catalogue[];
}

/** English, unless a provider around the component says otherwise. */
export const LocaleContext = createContext<Locale>({ locale: "en-US", messages: [] });

/** The language tag in force here. */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}

/**
 * The words of a group in the language in force here; a word that no catalogue has stays English.
 *
 * @param group the group's name in the catalogues
 */
export function useTexts<Words extends object>(group: string, english: Words): Words {
  const { locale, messages } = useContext(LocaleContext);
  return Object.assign(
    {},
    english,
    ...messages.map((catalogue) => catalogue.locale === locale && catalogue.texts[group]),
  );
}

/** The kit's own words of one component, in the language in force here. */
export function useKitText<Words extends object>(english: Words): Words {
  return useTexts("kit", english);
}
