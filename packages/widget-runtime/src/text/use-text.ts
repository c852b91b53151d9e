"use client";

import { type Catalogue, mergeCatalogues } from "@claimkit/ui-kit/catalogue";
import type { ClaimkitSettings } from "../settings/settings.ts";
import { useSettings } from "../settings/use-settings.ts";
import type { TextDefinition } from "./define-text.ts";
import { wordsOf } from "./words.ts";

const merged = new WeakMap<ClaimkitSettings, Catalogue>();

/** The language of the settings with all its words, merged once for everyone who reads them. */
export function useCatalogue(): Catalogue {
  const settings = useSettings();
  const { locale = "en-US", messages = [] } = settings;
  const catalogue = merged.get(settings) ?? mergeCatalogues(locale, messages);
  merged.set(settings, catalogue);
  return catalogue;
}

/** The language tag of the settings, US English where they name none. */
export function useLocale(): string {
  return useCatalogue().locale;
}

/** A widget's words in the language in force here, with the host's own words over them. */
export function useText<Words extends object>(text: TextDefinition<Words>): Words {
  return wordsOf(text, useCatalogue().texts);
}
