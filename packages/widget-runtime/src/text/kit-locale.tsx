"use client";

import { LocaleContext } from "@claimkit/ui-kit/messages";
import type { JSX, ReactNode } from "react";
import { useGivenLocalization } from "./use-text.ts";

/** Provides kit components, which don't know the settings, with the language and its messages. */
export function KitLocale({ children }: { children: ReactNode }): JSX.Element {
  return <LocaleContext value={useGivenLocalization()}>{children}</LocaleContext>;
}
