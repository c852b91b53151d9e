// Why: docs/decisions/packages.md#spanish-of-the-standalone-file
// The built file has no imports.
import { claimsWidgetsEsUs as claimsWidgets } from "@claimkit/claims-widgets/locales/es-us";
import { faqEsUs as faq } from "@claimkit/faq/locales/es-us";
import { mapEsUs as map } from "@claimkit/map-view/locales/es-us";
import { shopFinderEsUs as shopFinder } from "@claimkit/shop-finder/locales/es-us";
import type { MessageCatalog } from "@claimkit/ui-kit/messages";

/** The Spanish messages of the claim's widgets, with those of the runtime and the kit. */
export const claimsWidgetsEsUs: MessageCatalog = claimsWidgets;

/** The Spanish messages of the FAQs, with those of the runtime and the kit. */
export const faqEsUs: MessageCatalog = faq;

/** The Spanish messages of the maps, with those of the kit. */
export const mapEsUs: MessageCatalog = map;

/** The Spanish messages of the shop finder, with those of the runtime and the kit. */
export const shopFinderEsUs: MessageCatalog = shopFinder;
