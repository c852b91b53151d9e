import type { ComponentType } from "react";

/** A place on the earth, in degrees. */
export interface Point {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** What a host's map is told of a shop. */
export interface ShopMapProps extends Point {
  /** The shop's name. */
  name?: string | undefined;
  /** The shop's address. */
  address?: string | undefined;
}

/**
 * Loads a component that shows a shop on a map, when a user first asks for it:
 * `() => import("./shop-map.tsx")`, whose default export it is. It fills the box that it is given.
 */
export type LoadShopMap = () => Promise<{ default: ComponentType<ShopMapProps> }>;

/** Finds out where an address is; `undefined` when nobody knows. */
export type Geocode = (
  address: string,
  context: { signal: AbortSignal },
) => Promise<Point | undefined>;

/** A shop on a map of search results. */
export interface ShopOnMap extends Point {
  /** The shop's id. */
  shopId: string;
  /** The shop's name. */
  name: string;
  /** Number of the shop in the list beside the map. */
  number: number;
}

/** What a map of search results is told, and tells. */
export interface ShopsMapProps {
  /** Name of the map for screen readers. */
  label: string;
  /** The shops of the page of the list that is shown. */
  shops: readonly ShopOnMap[];
  /** Where distances are measured from, if the claims service says so. */
  searchCenter?: Point | undefined;
  /** How far around `searchCenter` the search goes. */
  radiusMiles: number;
  /** The shop that was picked, in the list or on the map. */
  pickedId?: string | undefined;
  /** The shop that the pointer or the focus is on in the list. */
  highlightedId?: string | undefined;
  /** Called with the shop that the pointer or the focus is on, on the map; with nothing when it leaves. */
  onHighlight: (shopId?: string) => void;
  /** Called when the user picks a shop on the map. */
  onPick: (shopId: string) => void;
  /** Called when the user wants to see the shops around the middle of the map. Without it, the map does not offer that. */
  onSearchArea?: ((center: Point) => void) | undefined;
}

/**
 * Loads a component that shows search results on a map, when the results are on screen:
 * `() => import("@claimkit/shop-finder/shops-map")`, whose default export it is. It fills the box that it is given.
 */
export type LoadShopsMap = () => Promise<{ default: ComponentType<ShopsMapProps> }>;

/** Finds out which address is at a place, on one line with its ZIP code; `undefined` when nobody knows. */
export type ReverseGeocode = (
  point: Point,
  context: { signal: AbortSignal },
) => Promise<string | undefined>;
