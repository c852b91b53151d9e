// Why: docs/decisions/packages.md#spanish-of-the-standalone-file
// All Spanish messages, for a page that loads `standalone.js` without a bundler. The built file has no imports.
export { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us";
export { faqEsUs } from "@claimkit/faq/locales/es-us";
export { mapEsUs } from "@claimkit/map-view/locales/es-us";
export { shopFinderEsUs } from "@claimkit/shop-finder/locales/es-us";
