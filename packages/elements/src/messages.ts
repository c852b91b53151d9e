import type * as claimsWidgets from "@claimkit/claims-widgets/texts";
import type * as faq from "@claimkit/faq/texts";
import type * as map from "@claimkit/map-view/texts";
import type * as shopFinder from "@claimkit/shop-finder/texts";
import type { TextsOf } from "@claimkit/ui-kit/messages";
import type * as kit from "@claimkit/ui-kit/texts";
import type * as widgetRuntime from "@claimkit/widget-runtime/texts";

/** Every message of the elements, by group and key. */
export interface Messages
  extends
    TextsOf<typeof claimsWidgets>,
    TextsOf<typeof faq>,
    TextsOf<typeof kit>,
    TextsOf<typeof map>,
    TextsOf<typeof shopFinder>,
    TextsOf<typeof widgetRuntime> {}

declare global {
  // The bundled declarations leave out the declarations of the packages.
  interface ClaimkitMessages extends Messages {}
}
