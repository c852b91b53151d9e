"use client";

import { type RefObject, useEffect } from "react";
import type { PdfPage } from "./pdf.ts";
import { drawingScale } from "./zoom.ts";

/**
 * Draws a page into a box, once for each scale. The new picture takes the place of the old one when it
 * is done, which until then stands there stretched. Without a page the box is empty.
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
        // Given up, or damaged: its text is there all the same.
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

/** Safari keeps the memory of a canvas for a while, unless it has no size. */
function release(place: HTMLElement | null): void {
  const canvas = place?.querySelector("canvas");
  if (canvas) canvas.width = canvas.height = 0;
  place?.replaceChildren();
}
