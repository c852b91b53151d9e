import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { canvases, known, openBytes, SLOW, withStyles } from "../../testing/documents.tsx";
import { pdfOfContent } from "../../testing/many-pages.ts";

withStyles();
afterEach(cleanup);

const CONTENT = "BT /F1 24 Tf 72 650 Td (Repair total 1234) Tj ET";

test.each([
  { entries: "/Rotate 0" },
  { entries: "/Rotate 90" },
  { entries: "/Rotate 180" },
  { entries: "/Rotate 270" },
  { entries: "/Rotate -90/CropBox[50 400 560 700]" },
  { entries: "/UserUnit 1.5" },
  { entries: "/Rotate 90/UserUnit 0.5" },
])(
  "the text that can be selected lies over the drawn text of a page with $entries",
  async (row) => {
    openBytes(pdfOfContent({ content: CONTENT, ...row }));
    await screen.findByRole("toolbar", { name: known.long.title }, SLOW);
    await expect.poll(canvases).toBe(1);
    const text = await screen.findByText("Repair total 1234");

    const ink = inkBox();
    const box = text.getBoundingClientRect();

    const width = Math.min(ink.right, box.right) - Math.max(ink.left, box.left);
    const height = Math.min(ink.bottom, box.bottom) - Math.max(ink.top, box.top);
    expect(Math.max(width, 0) * Math.max(height, 0)).toBeGreaterThan(0.9 * ink.width * ink.height);
    // Nor is it much larger.
    expect(box.width * box.height).toBeLessThan(2.5 * ink.width * ink.height);
  },
);

/** The smallest box around the dark pixels of the canvas, in pixels of the window. */
function inkBox(): DOMRect {
  const canvas = document.querySelector<HTMLCanvasElement>(".ck-document canvas");
  if (!canvas) throw new Error("There is no canvas.");
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
  const xs: number[] = [];
  const ys: number[] = [];
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 255) > 128) continue;
    xs.push((index / 4) % width);
    ys.push(Math.floor(index / 4 / width));
  }
  const edges = canvas.getBoundingClientRect();
  const scale = edges.width / width;
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return new DOMRect(
    edges.left + left * scale,
    edges.top + top * scale,
    (Math.max(...xs) + 1 - left) * scale,
    (Math.max(...ys) + 1 - top) * scale,
  );
}
