"use client";

import { type RefObject, useEffect } from "react";
import type { PageText } from "./pdf.ts";

/** Fills the text layer over a page's canvas while the page has text. */
export function useTextLayer(box: RefObject<HTMLElement | null>, text: PageText | undefined): void {
  useEffect(() => {
    const place = box.current;
    if (!place || !text) return undefined;
    const layer = document.createElement("div");
    layer.className = "ck-document-text";
    let isGone = false;
    void text.fill(layer).then(() => isGone || place.replaceChildren(layer));
    return () => {
      isGone = true;
      place.replaceChildren();
    };
  }, [box, text]);
}
