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
