/** How PDFs are read, if the viewer's own files are not enough. */
export interface DocumentSettings {
  /** Starts pdf.js's worker from the host's URL. It must have the same version as the viewer. */
  createWorker?: (() => Worker | Promise<Worker>) | undefined;
  /** URL of the folder with pdf.js's decoders for scans (JPEG 2000, JBIG2), with a trailing slash. */
  wasmUrl?: string | undefined;
  /**
   * Whether these decoders may be WebAssembly, which a content security policy has to allow.
   * @default true, if there is a `wasmUrl`
   */
  useWasm?: boolean | undefined;
  /**
   * URL of the folder with pdf.js's character maps, for Chinese, Japanese and Korean, with a trailing
   * slash.
   */
  cMapUrl?: string | undefined;
}
