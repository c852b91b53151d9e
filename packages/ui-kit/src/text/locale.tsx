"use client";

import { createContext, useContext } from "react";
import { type Catalogue, isTag } from "./catalogue.ts";

/** The language of a part of the page, and its words. English, unless something around it says otherwise. */
export const LocaleContext = createContext<Catalogue>({ locale: "en-US", texts: {} });

/** The language tag in force here. */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}

/** The same for `Intl`, which throws at anything that is not a tag. */
export function useIntlLocale(): string {
  const locale = useLocale();
  return isTag(locale) ? locale : "en-US";
}

/**
 * The kit's own words of one component, in the language in force here; a word that the catalogue
 * lacks stays English.
 */
export function useKitText<Words extends object>(english: Words): Words {
  const translated = useContext(LocaleContext).texts["kit"];
  return translated ? { ...english, ...translated } : english;
}
