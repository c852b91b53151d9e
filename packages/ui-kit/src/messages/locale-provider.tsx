"use client";

import { type JSX, type ReactNode, useMemo } from "react";
import type { MessageCatalog, SomeMessages } from "./catalog.ts";
import { LocaleContext } from "./locale.ts";
import { localize } from "./localize.ts";

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** BCP 47 language tag, such as `es-US`. */
  locale: string;
  /**
   * Translations and custom wording; later catalogs override earlier ones message by message. Pass the
   * same array on each render, because a new one renders every component inside again.
   */
  messages?: readonly MessageCatalog<SomeMessages>[] | undefined;
  /** The components to localize. */
  children: ReactNode;
}

const none: readonly MessageCatalog<SomeMessages>[] = [];

/** Sets the language of the components inside it, and their messages. */
export function LocaleProvider({
  locale,
  messages = none,
  children,
}: LocaleProviderProps): JSX.Element {
  const localization = useMemo(() => localize(locale, messages), [locale, messages]);
  return <LocaleContext value={localization}>{children}</LocaleContext>;
}
