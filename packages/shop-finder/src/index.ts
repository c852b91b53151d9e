export {
  RepairShopFinder,
  type RepairShopFinderProps,
} from "./repair-shop-finder/repair-shop-finder.tsx";
export { type ShopSearchQuery, useShopSearch } from "./repair-shop-finder/use-shop-search.ts";
export type { UserType } from "./user-type.ts";
export type { ShopFinderMessages } from "./messages.ts";
