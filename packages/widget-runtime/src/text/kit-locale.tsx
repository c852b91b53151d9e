"use client";

import { LocaleContext } from "@claimkit/ui-kit/locale";
import type { JSX, ReactNode } from "react";
import { useCatalogue } from "./use-text.ts";

/** Hands the language and its words on to the kit's components. */
export function KitLocale({ children }: { children: ReactNode }): JSX.Element {
  return <LocaleContext value={useCatalogue()}>{children}</LocaleContext>;
}
