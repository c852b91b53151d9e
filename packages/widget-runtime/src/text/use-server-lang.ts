"use client";

import { useContext } from "react";
import { WidgetContext } from "../frame/widget-context.ts";
import { useLocale } from "./use-text.ts";

/**
 * The `lang` of text from the server, such as `en` if it responded to a Spanish widget in English.
 * `undefined` if the text has the widget's language, which it inherits. Regions don't count.
 *
 * @param given language of a response that is not the widget's own
 */
export function useServerLang(given?: string): string | undefined {
  const locale = useLocale();
  const context = useContext(WidgetContext);
  const language = given ?? context?.language;
  return language && primary(language) !== primary(locale) ? language : undefined;
}

function primary(tag: string): string {
  return tag.replace(/[-_].*/, "").toLowerCase();
}
