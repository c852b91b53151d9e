"use client";

import { type RefObject, useEffect } from "react";
import type { PdfPage } from "./pdf.ts";
import { drawingScale } from "./zoom.ts";

/**
 * Renders a page on a canvas in a box, once per scale. Until the new canvas is complete, the old one is
 * shown stretched. Without a page the box is empty.
 */
export function useDrawing(
  box: RefObject<HTMLElement | null>,
  page: PdfPage | undefined,
  scale: number,
): void {
  useEffect(() => {
    const place = box.current;
    if (!page || !place) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const canvas = document.createElement("canvas");
    async function draw(asked: PdfPage): Promise<void> {
      try {
        await asked.draw(canvas, drawingScale(asked, scale, devicePixelRatio), signal);
        if (!signal.aborted) place?.replaceChildren(canvas);
      } catch {
        // Aborted, or the page is damaged; its text is still there.
      }
    }
    void draw(page);
    return () => controller.abort();
  }, [box, page, scale]);

  useEffect(() => {
    const place = box.current;
    return () => {
      if (!page) return;
      release(place);
      page.release();
    };
  }, [box, page]);
}

/** Safari keeps the memory of a canvas for a while, unless its size is 0. */
function release(place: HTMLElement | null): void {
  const canvas = place?.querySelector("canvas");
  if (canvas) canvas.width = canvas.height = 0;
  place?.replaceChildren();
}
