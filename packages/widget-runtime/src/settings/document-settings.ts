/** How PDFs are read, if the viewer's own files are not enough. */
export interface DocumentSettings {
  /** Starts pdf.js's worker from the host's URL. It must have the same version as the viewer. */
  createWorker?: (() => Worker | Promise<Worker>) | undefined;
  /**
   * URL of the folder with pdf.js's decoders for scans (CCITT, JBIG2, JPEG 2000), with a trailing slash.
   * @default the viewer's own
   */
  wasmUrl?: string | undefined;
  /**
   * Whether these decoders may be WebAssembly. Where a content security policy forbids it, they are JavaScript, which
   * takes four times as long for JPEG 2000.
   * @default true
   */
  useWasm?: boolean | undefined;
  /**
   * URL of the folder with pdf.js's character maps, for Chinese, Japanese and Korean, with a trailing
   * slash.
   */
  cMapUrl?: string | undefined;
}
