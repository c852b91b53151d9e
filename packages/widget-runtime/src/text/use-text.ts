"use client";

import { type Localization, localize, type TextDefinition } from "@claimkit/ui-kit/messages";
import type { ClaimkitSettings } from "../settings/settings.ts";
import { useSettings } from "../settings/use-settings.ts";

const known = new WeakMap<ClaimkitSettings, Localization>();

/** The language of the settings and the messages in it, merged once for all components. */
export function useLocalization(): Localization {
  const settings = useSettings();
  const { locale = "en-US", messages = [] } = settings;
  const localization = known.get(settings) ?? localize(locale, messages);
  known.set(settings, localization);
  return localization;
}

/** The language tag of the settings; US English by default. */
export function useLocale(): string {
  return useLocalization().locale;
}

/** A widget's messages in the language of the settings, with the host's custom wording. */
export function useText<Text extends object>(definition: TextDefinition<Text>): Text {
  return useLocalization().get(definition);
}
