// Why: docs/decisions/packages.md#spanish-of-the-standalone-file
// Every message in Spanish, for a page that loads `standalone.js` without a bundler. It imports nothing.
export { claimsWidgetsEsUs } from "@claimkit/claims-widgets/locales/es-us";
export { faqEsUs } from "@claimkit/faq/locales/es-us";
export { mapEsUs } from "@claimkit/map-view/locales/es-us";
export { shopFinderEsUs } from "@claimkit/shop-finder/locales/es-us";
