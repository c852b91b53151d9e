"use client";

import { useEffect, useState } from "react";
import type { Pdf, TextEdges } from "./pdf.ts";

/** The edges of the text of the first page, once they are known. */
export function useTextEdges(pdf: Pdf, isWanted: boolean): TextEdges | undefined {
  const [edges, setEdges] = useState<TextEdges>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    async function load(): Promise<void> {
      try {
        const first = await pdf.page(1);
        const text = await first.text();
        if (!isGone) setEdges(text.edges);
      } catch {
        // Without edges, the whole page fits the viewer.
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [pdf, isWanted]);

  return edges;
}
