"use client";

import { LocaleContext, type TextDefinition } from "@claimkit/ui-kit/messages";
import type { JSX } from "react";
import { useLocalization } from "./use-text.ts";

interface OwnLanguageProps {
  texts: TextDefinition;
  /** Renders the content with this `lang`. */
  children: (lang: string) => JSX.Element;
}

/**
 * Content whose code is loaded on demand, so that the widget around it does not name its messages. All of it is English
 * if the catalogs lack one of them.
 */
export function OwnLanguage({ texts, children }: OwnLanguageProps): JSX.Element {
  const own = useLocalization().complete(texts);
  return <LocaleContext value={own}>{children(own.locale)}</LocaleContext>;
}
