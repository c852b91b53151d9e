"use client";

import { useEffect, useState } from "react";
import type { PageText, Pdf, PdfPage } from "./pdf.ts";

/** What is known of a page: first its size, then its text. */
export interface LoadedPage {
  page?: PdfPage;
  text?: PageText;
  isBroken?: boolean;
}

/** Loads a page once it is needed, and keeps it. */
export function usePage(pdf: Pdf, number: number, isWanted: boolean): LoadedPage {
  const [loaded, setLoaded] = useState<LoadedPage>({});
  const isMissing = isWanted && !loaded.text && !loaded.isBroken;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    async function load(): Promise<void> {
      try {
        const page = await pdf.page(number);
        if (!isGone) setLoaded({ page });
        const text = await page.text();
        if (!isGone) setLoaded({ page, text });
      } catch {
        // One page of many may be damaged, or the document has been closed.
        if (!isGone) setLoaded({ isBroken: true });
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [pdf, number, isMissing]);

  return loaded;
}
