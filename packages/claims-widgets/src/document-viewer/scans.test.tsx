import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { canvases, known, openBytes, SLOW, withStyles } from "../../testing/documents.tsx";
import { FIRST_OTHER, pdfOfContent, streamOf } from "../../testing/many-pages.ts";
import { pdfOfScan, type ScanFilter } from "../../testing/scans.ts";

withStyles();
afterEach(cleanup);

/** Brightness in the middle of the upper and of the lower half of the image. */
function halves(): number[] {
  const canvas = document.querySelector<HTMLCanvasElement>(".ck-document canvas");
  const { width = 0, height = 0 } = canvas ?? {};
  // On the page, the image extends from 200 to 600 of 792 points.
  return [0.37, 0.62].map(
    (share) => canvas?.getContext("2d")?.getImageData(width / 2, height * share, 1, 1).data[0] ?? 0,
  );
}

test.each<ScanFilter>(["CCITTFaxDecode", "JBIG2Decode", "JPXDecode"])(
  "draws a scan with %s",
  async (filter) => {
    const { events } = openBytes(pdfOfScan(filter));
    await screen.findByRole("toolbar", { name: known.long.title }, SLOW);

    await expect.poll(canvases, SLOW).toBe(1);

    expect(halves()).toEqual([255, 0]);
    expect(screen.queryByText(/can't be shown/)).toBeNull();
    expect(events.filter(({ type }) => type === "ck:warning")).toEqual([]);
  },
);

const PAGE = "This page can't be shown. Download the document to read it.";
const PART = "Part of this page can't be shown. Download the document to see all of it.";
const LINE = "BT /F1 24 Tf 72 700 Td (Repair total 1234) Tj ET";

/** A line of text, and a gray image whose soft mask is damaged. */
function pdfOfMaskedImage(): Blob {
  const image = (bytes: string, filter: string, more = ""): string =>
    streamOf(
      `${bytes}>`,
      `/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8/Filter[/ASCIIHexDecode${filter}]${more}`,
    );
  return pdfOfContent({
    content: `q 400 0 0 400 100 200 cm /Im Do Q ${LINE}`,
    resources: `/XObject<</Im ${FIRST_OTHER} 0 R>>`,
    others: [
      image("80".repeat(64), "", `/SMask ${FIRST_OTHER + 1} 0 R`),
      image("77777777", "/FlateDecode"),
    ],
  });
}

test.each<{ what: string; pdf: Blob; says: string }>([
  { what: "an image", pdf: pdfOfScan("JPXDecode", { isDamaged: true }), says: PAGE },
  {
    what: "an image beside text",
    pdf: pdfOfScan("JPXDecode", { isDamaged: true, content: LINE }),
    says: PART,
  },
  { what: "a mask", pdf: pdfOfScan("JBIG2Decode", { isDamaged: true, isMask: true }), says: PAGE },
  {
    what: "a mask over recognized text",
    pdf: pdfOfScan("JBIG2Decode", { isDamaged: true, isMask: true, content: `3 Tr ${LINE}` }),
    says: PAGE,
  },
  { what: "the soft mask of an image", pdf: pdfOfMaskedImage(), says: PART },
])("says so, and warns once, where $what can't be decoded", async ({ pdf, says }) => {
  const { events } = openBytes(pdf);
  await screen.findByRole("toolbar", { name: known.long.title }, SLOW);

  expect(await screen.findByText(says, {}, SLOW)).toBeTruthy();

  expect(canvases()).toBe(says === PART ? 1 : 0);
  await expect
    .poll(() => events.filter(({ type }) => type === "ck:warning"))
    .toMatchObject([{ widget: "document-viewer", code: "page_incomplete", path: "pages.1" }]);
});

test("says so where a font needs character maps that the viewer does not have", async () => {
  openBytes(
    pdfOfContent({
      content: `${LINE} BT /F2 24 Tf 72 650 Td <82a082a282a4> Tj ET`,
      fonts: `/F2 ${FIRST_OTHER} 0 R`,
      others: [
        `<</Type/Font/Subtype/Type0/BaseFont/HeiseiKakuGo-W5/Encoding/90ms-RKSJ-H/DescendantFonts[${FIRST_OTHER + 1} 0 R]>>`,
        `<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiKakuGo-W5/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor ${FIRST_OTHER + 2} 0 R>>`,
        "<</Type/FontDescriptor/FontName/HeiseiKakuGo-W5/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>",
      ],
    }),
  );
  await screen.findByRole("toolbar", { name: known.long.title }, SLOW);

  expect(await screen.findByText(PART, {}, SLOW)).toBeTruthy();
});
