import type { ClaimsClient } from "@claimkit/claims-api";
import type { MessageCatalog, SomeMessages } from "@claimkit/ui-kit/messages";
import type { Hrefs } from "../action/hrefs.ts";
import type { ActionName } from "../events/action-name.ts";
import type { ClaimsEvent } from "../events/claims-event.ts";
import type { DocumentSettings } from "./document-settings.ts";
import type { SearchFaqs } from "./search-faqs.ts";
import type { Geocode, LoadPlaceMap, LoadResultsMap, ReverseGeocode } from "./shop-map.ts";

/**
 * Settings that all widgets of a page share: from the provider around them, or from
 * `configureClaimkit`.
 */
export interface ClaimkitSettings {
  /** Sends requests to the claims service. Without a client, widgets wait. */
  client?: ClaimsClient | undefined;
  /**
   * BCP 47 language tag, such as `es-US`.
   * @default "en-US"
   */
  locale?: string | undefined;
  /** Translations and custom wording. Later catalogs override earlier ones. */
  messages?: readonly MessageCatalog<SomeMessages>[] | undefined;
  /** Phone number for `{phone}`. Without it, sentences omit the part that contains it. */
  phone?: string | undefined;
  /**
   * Whether the page has a Feedback tab, which the thanks after a "No" refer to.
   * @default true
   */
  hasFeedbackTab?: boolean | undefined;
  /** The insurer's name, used in messages. */
  providerName?: string | undefined;
  /**
   * `auto` gives the tokens that the page does not set the values that fit its design: its accent, background, fonts
   * and corners. They are read when the page has loaded, and when its color scheme changes.
   */
  theme?: "auto" | undefined;
  /** Called for every event of every widget. */
  onEvent?: ((event: ClaimsEvent) => void) | undefined;
  /** URLs of actions, followed unless the host prevents the action; `null` hides an action's control. */
  hrefs?: Hrefs | undefined;
  /**
   * Actions that the host handles in `onAction`, `onEvent` or a listener of `ck:action`. The controls of
   * others are hidden, unless they have an href or something that the widget does by itself.
   * @default all in an element, and in a component with `onAction` or `onEvent`; else none
   */
  actions?: readonly ActionName[] | undefined;
  /** Custom labels of loss causes, by code. */
  lossCauses?: Readonly<Record<string, string>> | undefined;
  /** How PDFs are read. */
  documents?: DocumentSettings | undefined;
  /** The host's map for shops. Without it, a shop has its address and a link to directions. */
  loadPlaceMap?: LoadPlaceMap | undefined;
  /** Finds the coordinates of shops that the claims service sends without them, for the map. */
  geocode?: Geocode | undefined;
  /** The map next to the results of the shop finder. Without it, the finder only has a list. */
  loadResultsMap?: LoadResultsMap | undefined;
  /**
   * Finds the address of a place, for 'Use my location' and 'Search this area', which are hidden
   * without it.
   */
  reverseGeocode?: ReverseGeocode | undefined;
  /** The host's own search of questions. Without it, widgets search the questions that they have loaded. */
  searchFaqs?: SearchFaqs | undefined;
}

/** Merges settings over others; `undefined` does not override. */
export function overlay(below: ClaimkitSettings, above: ClaimkitSettings): ClaimkitSettings {
  const given = Object.entries(above).filter(([, value]) => value !== undefined);
  return { ...below, ...Object.fromEntries(given) };
}
