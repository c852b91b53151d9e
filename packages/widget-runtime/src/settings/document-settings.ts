/** How PDFs are read, where what comes with the viewer is not enough. */
export interface DocumentSettings {
  /** Starts pdf.js's worker from where the host has it; of the very version that the viewer has. */
  createWorker?: (() => Worker | Promise<Worker>) | undefined;
  /** The folder of pdf.js's decoders for scans (JPEG 2000, JBIG2), with a slash at its end. */
  wasmUrl?: string | undefined;
  /**
   * Whether these decoders may be WebAssembly, which a policy for scripts has to allow.
   * @default true, if there is a `wasmUrl`
   */
  useWasm?: boolean | undefined;
  /** The folder of pdf.js's character maps, for Chinese, Japanese and Korean, with a slash at its end. */
  cMapUrl?: string | undefined;
}
