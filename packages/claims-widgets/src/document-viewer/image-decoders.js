import ccittAndJbig2 from "pdfjs-dist/wasm/jbig2_nowasm_fallback.js";
import jpeg2000 from "pdfjs-dist/wasm/openjpeg_nowasm_fallback.js";

// Why: README.md#decoders-of-scans
export default import.meta.url.endsWith("/openjpeg_nowasm_fallback.js") ? jpeg2000 : ccittAndJbig2;
