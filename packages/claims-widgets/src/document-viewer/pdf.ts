/** An open PDF, as used by the viewer. Returned by `load-pdf.ts`; tests may pass their own. */
export interface Pdf {
  readonly pageCount: number;
  /** The size of its first page, and of most others. */
  readonly pageSize: PageSize;
  /** Whether its content is an XFA form, which is not on its pages. */
  readonly needsForms: boolean;
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
  /**
   * Renders it on a canvas, at a number of canvas pixels per CSS pixel. Rejects when the signal aborts.
   *
   * @returns whether all of it could be drawn
   * @throws if nothing could be drawn
   */
  draw(canvas: HTMLCanvasElement, scale: number, signal: AbortSignal): Promise<boolean>;
  text(): Promise<PageText>;
  /** Frees the memory used for drawing it. It can be drawn again. */
  release(): void;
}

/** The text of a page. */
export interface PageText {
  /** Language of the document, as it declares it. */
  lang: string | undefined;
  /** The author's tags for headings, tables, lists and so on, if there are any. */
  structure: StructureNode | undefined;
  /** The lines of the page, for a page without tags. */
  lines: readonly string[];
  /** `undefined` without text, as in a scan. */
  edges: TextEdges | undefined;
  /** Fills a layer with the text, positioned over the canvas, so that it can be selected. */
  fill(layer: HTMLElement): Promise<void>;
}

/** The left and the right edge of a page's text, in CSS pixels from the left edge of the page. */
export interface TextEdges {
  readonly left: number;
  readonly right: number;
}

/** A structure element of a page, or a piece of its text. */
export type StructureNode = StructureElement | string;

/** PDF's name for the role of a structure element: `H1`, `Table`, `TR`, `LBody`. */
export interface StructureElement {
  role: string;
  children: readonly StructureNode[];
  /** Alternative text of a non-text element. */
  alt?: string | undefined;
  lang?: string | undefined;
  /** For a header cell. */
  scope?: string | undefined;
  rowSpan?: number | undefined;
  colSpan?: number | undefined;
}
