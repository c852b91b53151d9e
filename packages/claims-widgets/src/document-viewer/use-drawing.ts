"use client";

import { type RefObject, useEffect, useState } from "react";
import type { PdfPage } from "./pdf.ts";
import { drawingScale } from "./zoom.ts";

/** How much of a page is missing in its drawing. If everything is missing, the box is empty. */
export type Missing = "nothing" | "part" | "everything";

/**
 * Renders a page on a canvas in a box, once per scale. Until the new canvas is complete, the old one is
 * shown stretched. Without a page the box is empty.
 */
export function useDrawing(
  box: RefObject<HTMLElement | null>,
  page: PdfPage | undefined,
  scale: number,
): Missing {
  const [drawn, setDrawn] = useState<{ page: PdfPage; missing: Missing }>();

  useEffect(() => {
    const place = box.current;
    if (!page || !place) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const canvas = document.createElement("canvas");
    async function draw(asked: PdfPage): Promise<void> {
      try {
        const density = drawingScale(asked, scale, devicePixelRatio);
        const isComplete = await asked.draw(canvas, density, signal);
        if (signal.aborted) return;
        place?.replaceChildren(canvas);
        setDrawn({ page: asked, missing: isComplete ? "nothing" : "part" });
      } catch {
        // Aborted; or the page is damaged, or there is not enough memory for a larger canvas than the old one.
        if (signal.aborted || place?.hasChildNodes()) return;
        setDrawn({ page: asked, missing: "everything" });
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

  return page !== undefined && drawn?.page === page ? drawn.missing : "nothing";
}

/** Safari keeps the memory of a canvas for a while, unless its size is 0. */
function release(place: HTMLElement | null): void {
  const canvas = place?.querySelector("canvas");
  if (canvas) canvas.width = canvas.height = 0;
  place?.replaceChildren();
}
