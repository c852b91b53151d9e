/** pdf.js's worker; where it is imported, it is kept ready for running on the page's own thread. */
declare module "pdfjs-dist/build/pdf.worker.mjs";
