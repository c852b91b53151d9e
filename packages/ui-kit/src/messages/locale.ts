"use client";

import { createContext, useContext } from "react";
import { expectStyleSheet } from "../shared/expect-style-sheet.ts";
import { expectOnlyCopy } from "../shared/only-copy.ts";
import { VERSION } from "../version.ts";
import type { TextDefinition } from "./define-text.ts";
import type { Localization } from "./localize.ts";

/** The language set by the nearest `LocaleProvider`; `null` is English. */
export const LocaleContext = createContext<Localization | null>(null);

/** The messages of a component in the language of the nearest `LocaleProvider`, otherwise in English. */
export function useText<Text extends object>(definition: TextDefinition<Text>): Text {
  if (process.env.NODE_ENV !== "production") {
    expectOnlyCopy("@claimkit/ui-kit", VERSION, LocaleContext);
    expectStyleSheet();
  }
  return useContext(LocaleContext)?.get(definition) ?? definition.english;
}

// Replaced by bundlers, as in React.
declare const process: { env: { NODE_ENV?: string } };

/** The language tag of the nearest `LocaleProvider`, otherwise `en-US`. `Intl` accepts it. */
export function useLocale(): string {
  return useContext(LocaleContext)?.locale ?? "en-US";
}
