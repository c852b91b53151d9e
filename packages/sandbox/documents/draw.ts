import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";

/** A block of a document. Blocks are laid out from top to bottom. */
export type Block =
  | { heading: string; level: 1 | 2 }
  | { text: string }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { photo: string }
  | { pageBreak: true };

/** Content of a PDF. */
export interface DocumentContent {
  title: string;
  /**
   * Language of the text.
   * @default "en-US"
   */
  language?: string;
  blocks: readonly Block[];
  /** Whether the PDF has tags. Without them, screen readers find no headings or tables. */
  isTagged?: boolean;
  password?: string;
}

/** Fixed, so that the same content always produces the same bytes. */
const CREATED = new Date("2026-01-05T12:00:00Z");
const MARGIN = 56;
const WIDTH = 500;
const PHOTO_HEIGHT = 300;

/** Renders a PDF. It is uncompressed because compression differs between machines. */
export async function draw({
  title,
  blocks,
  language = "en-US",
  isTagged = true,
  password,
}: DocumentContent): Promise<Buffer> {
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
  const writer = new PdfWriter(document, isTagged);
  for (const block of blocks) writer.draw(block);
  writer.end();
  return bytes;
}

/** `@types/pdfkit` has no `bbox` and `scope` yet. */
interface TagOptions {
  alt?: string;
  bbox?: readonly [left: number, top: number, right: number, bottom: number];
  scope?: "Column" | "Row";
}

/** Renders blocks from top to bottom, with their tags. */
class PdfWriter {
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

  /** The last column has amounts and is right-aligned. The first cell of a row is its header. */
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
      this.#row(table, row, (column) =>
        column === 0 ? { tag: "TH", scope: "Row" } : { tag: "TD" },
      );
    }
    table?.end();
    this.#pdf.moveDown(0.8);
  }

  #row(
    table: PDFKit.PDFStructureElement | undefined,
    cells: readonly string[],
    tagOf: (column: number) => { tag: string; scope?: "Column" | "Row" },
  ): void {
    const row = this.#child(table, "TR");
    const top = this.#pdf.y;
    // The first column is half as wide as the table, so that its texts don't wrap.
    const columnWidth = WIDTH / 2 / (cells.length - 1);
    for (const [column, cell] of cells.entries()) {
      const { tag, scope } = tagOf(column);
      const align = column === cells.length - 1 ? "right" : "left";
      this.#tag(
        row,
        tag,
        () => {
          this.#pdf.font(scope === "Column" ? "Helvetica-Bold" : "Helvetica").fontSize(10);
          const left = column === 0 ? 0 : WIDTH / 2 + (column - 1) * columnWidth;
          const width = column === 0 ? WIDTH / 2 : columnWidth;
          this.#pdf.text(cell, MARGIN + left, top, { width, align });
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
