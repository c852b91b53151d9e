import type { ClaimsClient } from "@claimkit/claims-api";
import type { MessageCatalog } from "@claimkit/ui-kit/messages";
import type { Hrefs } from "../action/hrefs.ts";
import type { ClaimsEvent } from "../events/claims-event.ts";
import { ownProps } from "../own-props.ts";
import type { DocumentSettings } from "./document-settings.ts";
import type { SearchFaqs } from "./search-faqs.ts";
import type { Geocode, LoadShopMap, LoadShopsMap, ReverseGeocode } from "./shop-map.ts";

/** What all widgets of a page share: of the provider around them, or of `configureClaimkit`. */
export interface ClaimkitSettings {
  /** Who asks the claims service. Without one, widgets wait. */
  client?: ClaimsClient | undefined;
  /**
   * A BCP 47 tag, such as `es-US`.
   * @default "en-US"
   */
  locale?: string | undefined;
  /** Translations, and single words of the host's own. The later one wins. */
  messages?: readonly MessageCatalog[] | undefined;
  /** What `{phone}` stands for. Without it, sentences lose the part that has it. */
  phone?: string | undefined;
  /** The insurer's name, where a sentence has it. */
  providerName?: string | undefined;
  /** Hears every event of every widget. */
  onEvent?: ((event: ClaimsEvent) => void) | undefined;
  /** Where actions lead that the host does not take over. */
  hrefs?: Hrefs | undefined;
  /** The host's own labels of loss causes, by code. */
  lossCauses?: Readonly<Record<string, string>> | undefined;
  /** How PDFs are read. */
  documents?: DocumentSettings | undefined;
  /** The host's map, for shops. Without it, a shop has its address and a link to directions. */
  loadShopMap?: LoadShopMap | undefined;
  /** Finds shops that the claims service sends without their place, for the map. */
  geocode?: Geocode | undefined;
  /** The map beside the results of the shop finder. Without it, the finder is a list. */
  loadShopsMap?: LoadShopsMap | undefined;
  /** Finds the address of a place, for 'Use my location' and 'Search this area', which are not offered without it. */
  reverseGeocode?: ReverseGeocode | undefined;
  /** The host's own search of questions. Without it, widgets search the questions that they have loaded. */
  search?: SearchFaqs | undefined;
}

/** Lays settings over others; what is `undefined` above lets what is below show through. */
export function overlay(below: ClaimkitSettings, above: ClaimkitSettings): ClaimkitSettings {
  const given = Object.entries(above).filter(([, value]) => value !== undefined);
  return ownProps({ ...below, ...Object.fromEntries(given) });
}
