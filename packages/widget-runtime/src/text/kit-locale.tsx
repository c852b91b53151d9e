"use client";

import { LocaleContext } from "@claimkit/ui-kit/messages";
import type { JSX, ReactNode } from "react";
import { useLocalization } from "./use-text.ts";

/** Passes the language and its messages on to components that know the kit alone. */
export function KitLocale({ children }: { children: ReactNode }): JSX.Element {
  return <LocaleContext value={useLocalization()}>{children}</LocaleContext>;
}
