import type { ComponentType } from "react";

/** A geographic position, in degrees. */
export interface Point {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** Props of a host's map of a shop. */
export interface ShopMapProps extends Point {
  /** The shop's name. */
  name?: string | undefined;
  /** The shop's address. */
  address?: string | undefined;
}

/**
 * Loads a module whose default export shows a shop on a map: `() => import("./shop-map.tsx")`. It fills its container.
 * The optional export `Picture` is a small picture that is shown with the appointment. Called when the appointment of a
 * shop with coordinates is less than one window height from view, or when a user opens the map.
 */
export type LoadPlaceMap = () => Promise<{
  default: ComponentType<ShopMapProps>;
  Picture?: ComponentType<ShopMapProps> | undefined;
}>;

/** Finds the position of an address; `undefined` if it is unknown. */
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
  /** Number of the shop in the list next to the map. */
  number: number;
}

/** Props of a map of search results. */
export interface ShopsMapProps {
  /** Name of the map for screen readers. */
  label: string;
  /** The shops of the visible page of the list. */
  shops: readonly ShopOnMap[];
  /** Where distances are measured from, if the claims service sends it. */
  searchCenter?: Point | undefined;
  /** Radius of the search around `searchCenter`. */
  radiusMiles: number;
  /** The selected shop, in the list or on the map. */
  pickedId?: string | undefined;
  /** The shop that is hovered or focused in the list. */
  highlightedId?: string | undefined;
  /** Called with the shop that is hovered or focused on the map, and without one when it no longer is. */
  onHighlight: (shopId?: string) => void;
  /** Called when the user picks a shop on the map. */
  onPick: (shopId: string) => void;
  /**
   * Called when the user wants to search around the center of the map. Without it, the map does not
   * offer that.
   */
  onSearchArea?: ((center: Point) => void) | undefined;
}

/** Props of a picture of the repair network. */
export interface NetworkPictureProps {
  /** Name of the picture for screen readers. */
  label: string;
  /** Places with shops. */
  places: readonly Point[];
}

/**
 * Loads a component that shows search results on a map, as its default export, when the results are
 * visible: `() => import("@claimkit/shop-finder/shops-map")`. It fills its container. If it also exports a
 * `NetworkPicture`, that is shown before the first search.
 */
export type LoadResultsMap = () => Promise<{
  default: ComponentType<ShopsMapProps>;
  NetworkPicture?: ComponentType<NetworkPictureProps> | undefined;
}>;

/** Finds the address of a position, on one line with its ZIP code; `undefined` if it is unknown. */
export type ReverseGeocode = (
  point: Point,
  context: { signal: AbortSignal },
) => Promise<string | undefined>;
