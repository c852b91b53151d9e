"use client";

import {
  LocaleContext,
  type Localization,
  localize,
  type TextDefinition,
} from "@claimkit/ui-kit/messages";
import { useContext } from "react";
import type { ClaimkitSettings } from "../settings/settings.ts";
import { useSettings } from "../settings/use-settings.ts";

const known = new WeakMap<ClaimkitSettings, Localization>();

/** The language of the settings and the messages in it, merged once for all components. */
export function useGivenLocalization(): Localization {
  const settings = useSettings();
  const { locale = "en-US", messages = [] } = settings;
  const localization = known.get(settings) ?? localize(locale, messages);
  known.set(settings, localization);
  return localization;
}

/** The language of the settings, or English inside a widget for which the catalogs lack a message. */
export function useLocalization(): Localization {
  const given = useGivenLocalization();
  const nearest = useContext(LocaleContext);
  return nearest?.insteadOf === given ? nearest : given;
}

/** The language tag of the settings, or of the widget around it if that is English; US English by default. */
export function useLocale(): string {
  return useLocalization().locale;
}

/**
 * A widget's messages in the language of the settings, with the host's custom wording. If the catalogs lack one of them,
 * or of those that they use, all are English.
 */
export function useText<Text extends object>(definition: TextDefinition<Text>): Text {
  return useLocalization().complete(definition).get(definition);
}
