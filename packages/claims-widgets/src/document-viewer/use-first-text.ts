"use client";

import { useEffect, useState } from "react";
import type { PageText, Pdf } from "./pdf.ts";

/** The text of the first page, once it is known. */
export function useFirstText(pdf: Pdf, isWanted: boolean): PageText | undefined {
  const [text, setText] = useState<PageText>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    async function load(): Promise<void> {
      try {
        const first = await pdf.page(1);
        const found = await first.text();
        if (!isGone) setText(found);
      } catch {
        // The page itself says so.
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [pdf, isWanted]);

  return text;
}
