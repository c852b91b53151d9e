import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";

/** A piece of a document, drawn below the one before it. */
export type Block =
  | { heading: string; level: 1 | 2 }
  | { text: string }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { photo: string }
  | { pageBreak: true };

/** A document as it is described, before it is a PDF. */
export interface Description {
  title: string;
  /**
   * Language of the text.
   * @default "en-US"
   */
  language?: string;
  blocks: readonly Block[];
  /** Without tags, a screen reader has the text alone. */
  isTagged?: boolean;
  password?: string;
}

/** Fixed, so that the same description gives the same bytes on any day. */
const CREATED = new Date("2026-01-05T12:00:00Z");
const MARGIN = 56;
const WIDTH = 500;
const PHOTO_HEIGHT = 300;

/** Makes a PDF. It is not compressed, as compression differs between machines. */
export async function draw({
  title,
  blocks,
  language = "en-US",
  isTagged = true,
  password,
}: Description): Promise<Buffer> {
  const document = new PdfKit({
    size: "LETTER",
    margin: MARGIN,
    compress: false,
    pdfVersion: "1.5",
    lang: language,
    tagged: isTagged,
    displayTitle: true,
    info: { Title: title, Creator: "Claimkit sandbox", Producer: "PDFKit", CreationDate: CREATED },
    ...(password && { userPassword: password }),
  });
  const bytes = buffer(document);
  const pen = new Pen(document, isTagged);
  for (const block of blocks) pen.draw(block);
  pen.end();
  return bytes;
}

/** Its types do not know of the last two yet, pdfkit does. */
interface TagOptions {
  alt?: string;
  bbox?: readonly [left: number, top: number, right: number, bottom: number];
  scope?: "Column" | "Row";
}

/** Draws blocks from top to bottom, with the tags that say what they are. */
class Pen {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement | undefined;

  constructor(pdf: PDFKit.PDFDocument, isTagged: boolean) {
    this.#pdf = pdf;
    if (!isTagged) return;
    this.#root = pdf.struct("Document");
    pdf.addStructure(this.#root);
  }

  draw(block: Block): void {
    if ("pageBreak" in block) this.#pdf.addPage();
    else if ("heading" in block) this.#heading(block);
    else if ("text" in block) this.#paragraph(block.text);
    else if ("photo" in block) this.#photo(block.photo);
    else this.#table(block);
  }

  end(): void {
    this.#root?.end();
    this.#pdf.end();
  }

  #heading({ heading, level }: { heading: string; level: 1 | 2 }): void {
    this.#tag(this.#root, `H${level}`, () => {
      this.#pdf.font("Helvetica-Bold").fontSize(level === 1 ? 20 : 13);
      this.#pdf.text(heading, MARGIN, this.#pdf.y);
    });
    this.#pdf.moveDown(0.5);
  }

  #paragraph(text: string): void {
    this.#tag(this.#root, "P", () => {
      this.#pdf.font("Helvetica").fontSize(11).text(text, MARGIN, this.#pdf.y, { width: WIDTH });
    });
    this.#pdf.moveDown(0.8);
  }

  #photo(caption: string): void {
    const top = this.#pdf.y;
    this.#tag(
      this.#root,
      "Figure",
      () => this.#pdf.rect(MARGIN, top, WIDTH, PHOTO_HEIGHT).fill("#c9d3da").fillColor("#000"),
      { alt: caption, bbox: [MARGIN, top, MARGIN + WIDTH, top + PHOTO_HEIGHT] },
    );
    this.#pdf.y = top + PHOTO_HEIGHT + 12;
    this.#paragraph(caption);
  }

  /** The last column holds amounts and stands at the right; a row begins with its own header. */
  #table({
    columns,
    rows,
  }: {
    columns: readonly string[];
    rows: readonly (readonly string[])[];
  }): void {
    const table = this.#child(this.#root, "Table");
    this.#row(table, columns, () => ({ tag: "TH", scope: "Column" }));
    for (const row of rows) {
      this.#row(table, row, (at) => (at === 0 ? { tag: "TH", scope: "Row" } : { tag: "TD" }));
    }
    table?.end();
    this.#pdf.moveDown(0.8);
  }

  #row(
    table: PDFKit.PDFStructureElement | undefined,
    cells: readonly string[],
    kindOf: (at: number) => { tag: string; scope?: "Column" | "Row" },
  ): void {
    const row = this.#child(table, "TR");
    const top = this.#pdf.y;
    // The first column is half as wide as the table, so that its texts stay on one line.
    const rest = WIDTH / 2 / (cells.length - 1);
    for (const [at, cell] of cells.entries()) {
      const { tag, scope } = kindOf(at);
      const align = at === cells.length - 1 ? "right" : "left";
      this.#tag(
        row,
        tag,
        () => {
          this.#pdf.font(scope === "Column" ? "Helvetica-Bold" : "Helvetica").fontSize(10);
          const left = at === 0 ? 0 : WIDTH / 2 + (at - 1) * rest;
          this.#pdf.text(cell, MARGIN + left, top, { width: at === 0 ? WIDTH / 2 : rest, align });
        },
        scope ? { scope } : {},
      );
    }
    row?.end();
    this.#pdf.y = top + 18;
  }

  #child(
    parent: PDFKit.PDFStructureElement | undefined,
    tag: string,
  ): PDFKit.PDFStructureElement | undefined {
    if (!parent) return undefined;
    const child = this.#pdf.struct(tag);
    parent.add(child);
    return child;
  }

  #tag(
    parent: PDFKit.PDFStructureElement | undefined,
    tag: string,
    drawContent: () => void,
    options: TagOptions = {},
  ): void {
    if (!parent) return drawContent();
    const element = this.#pdf.struct(tag, options, [drawContent]);
    parent.add(element);
  }
}
