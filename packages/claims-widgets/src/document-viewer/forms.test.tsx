import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { canvases, known, openBytes, SLOW, withStyles } from "../../testing/documents.tsx";
import { FIRST_OTHER, pdfOfContent, streamOf } from "../../testing/many-pages.ts";

withStyles();
afterEach(cleanup);

const [OWNER, TOTAL, APPEARANCE] = [FIRST_OTHER, FIRST_OTHER + 1, FIRST_OTHER + 2];
const FIELDS = `/AcroForm<</Fields[${OWNER} 0 R ${TOTAL} 0 R]/DR<</Font<</Helv 5 0 R>>>>/DA(/Helv 0 Tf 0 g)>>`;
const field = (name: string, value: string, y: number, more = ""): string =>
  `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/V(${value})/F 4/DA(/Helv 24 Tf 0 g)/Rect[200 ${y} 500 ${y + 30}]${more}>>`;

test("the text of a form has the values of its fields, and so has its drawing", async () => {
  openBytes(
    pdfOfContent({
      content:
        "BT /F1 24 Tf 72 650 Td (Owner:) Tj 0 -50 Td (Total:) Tj 0 -50 Td (Agreed by both) Tj ET",
      entries: `/Annots[${OWNER} 0 R ${TOTAL} 0 R]`,
      catalog: FIELDS,
      others: [
        field("owner", "Jane Doe", 644),
        field("total", "$4,321.00", 594, `/AP<</N ${APPEARANCE} 0 R>>`),
        streamOf(
          "/Tx BMC q BT /Helv 24 Tf 2 7 Td ($4,321.00) Tj ET Q EMC",
          "/Type/XObject/Subtype/Form/BBox[0 0 300 30]/Resources<</Font<</Helv 5 0 R>>>>",
        ),
      ],
    }),
  );
  await screen.findByRole("toolbar", { name: known.long.title }, SLOW);
  await expect.poll(canvases).toBe(1);

  const page = screen.getByRole("group", { name: "Page 1 of 1" });
  await expect
    .poll(() => page.textContent?.replaceAll(/\s+/g, " "))
    .toBe("Owner: Jane Doe Total: $4,321.00 Agreed by both");
  // Both values begin 200 points from the left.
  expect([665, 615].map((y) => hasInk(200, y - 20, 100, 20))).toEqual([true, true]);
});

test("the text of a page has what stamps, notes on it and signatures show", async () => {
  const shows = (content: string): string =>
    streamOf(
      `BT /Helv 18 Tf 2 7 Td ${content} ET`,
      "/Type/XObject/Subtype/Form/BBox[0 0 300 30]/Resources<</Font<</Helv 5 0 R>>>>",
    );
  const kinds = [
    "/Subtype/Stamp",
    "/Subtype/FreeText/DA(/Helv 18 Tf)",
    "/Subtype/Widget/FT/Sig/T(s)",
  ];
  const notes = kinds.map(
    (kind, index) =>
      `<</Type/Annot${kind}/F 4/Rect[72 ${600 - 60 * index} 372 ${630 - 60 * index}]/AP<</N ${FIRST_OTHER + 3 + index} 0 R>>>>`,
  );
  openBytes(
    pdfOfContent({
      content: "BT /F1 24 Tf 72 700 Td (Estimate) Tj ET",
      entries: `/Annots[${notes.map((_, index) => `${FIRST_OTHER + index} 0 R`).join(" ")}]`,
      others: [
        ...notes,
        shows("[(APP) 20 (ROVED) -400 (2026)] TJ"),
        shows("(Call the shop) Tj"),
        shows("(Signed by) Tj 0 -5 Td (Jane Doe) Tj"),
      ],
    }),
  );
  await screen.findByRole("toolbar", { name: known.long.title }, SLOW);

  const page = screen.getByRole("group", { name: "Page 1 of 1" });
  await expect
    .poll(() => page.textContent?.replaceAll(/\s+/g, " ").trim())
    .toBe("Estimate APPROVED 2026 Call the shop Signed by Jane Doe");
});

/** Whether an area of the canvas has dark pixels. Its position and size are in points, from the lower left corner. */
function hasInk(x: number, y: number, width: number, height: number): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>(".ck-document canvas");
  const scale = (canvas?.width ?? 0) / 612;
  const box = [x, 792 - y - height, width, height].map((points) => Math.round(points * scale));
  const [left = 0, top = 0, across = 1, down = 1] = box;
  const pixels = canvas?.getContext("2d")?.getImageData(left, top, across, down).data ?? [];
  return [...pixels].some((value, index) => index % 4 === 0 && value < 128);
}

const XFA = "/XFA[(template)(<template/>)]";

test.each([
  { what: "without fields", form: `/AcroForm<</Fields[]${XFA}>>` },
  {
    what: "with fields that only its program can draw",
    form: `/AcroForm<</Fields[${OWNER} 0 R]${XFA}>>/NeedsRendering true`,
  },
])("an XFA form $what has to be downloaded", async ({ form }) => {
  openBytes(
    pdfOfContent({
      content: "BT /F1 24 Tf 72 650 Td (Please wait...) Tj ET",
      catalog: form,
      others: [field("owner", "", 644)],
    }),
  );

  expect((await screen.findByRole("alert", {}, SLOW)).textContent).toBe(
    "This document is a form that can't be shown here. Download it to open it.",
  );
  expect(screen.getByRole("link", { name: "Download the estimate" })).toBeTruthy();
});
