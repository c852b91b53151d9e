/** pdf.js's worker; importing it prepares it for running on the main thread. */
declare module "pdfjs-dist/build/pdf.worker.mjs";
