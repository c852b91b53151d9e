/** A PDF that is open, as far as the viewer knows it. `load-pdf.ts` gives one; tests may give another. */
export interface Pdf {
  readonly pageCount: number;
  /** What its first page measures, and most others as well. */
  readonly pageSize: PageSize;
  /** Numbered from 1. */
  page(number: number): Promise<PdfPage>;
}

/** The size of a page on paper, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** One page of a PDF. */
export interface PdfPage extends PageSize {
  /** Draws it, so many pixels of the canvas to one of the page's own. Rejects when the signal aborts. */
  draw(canvas: HTMLCanvasElement, scale: number, signal: AbortSignal): Promise<void>;
  text(): Promise<PageText>;
  /** Frees what drawing it has left in memory. It can be drawn again. */
  release(): void;
}

/** The text of a page. */
export interface PageText {
  /** What language the document says it is in. */
  lang: string | undefined;
  /** What the author marked as heading, table, list and so on, if there was an author who cared. */
  structure: StructureNode | undefined;
  /** Fills a layer with the words, each where the picture has it, to be selected there. */
  fill(layer: HTMLElement): Promise<void>;
}

/** A part of a page's structure, or a piece of its text. */
export type StructureNode = StructureElement | string;

/** A part of a page's structure, in the words of PDF: `H1`, `Table`, `TR`, `LBody`. */
export interface StructureElement {
  role: string;
  children: readonly StructureNode[];
  /** What stands for it where it is no text. */
  alt?: string | undefined;
  lang?: string | undefined;
  /** Of a header cell. */
  scope?: string | undefined;
  rowSpan?: number | undefined;
  colSpan?: number | undefined;
}
