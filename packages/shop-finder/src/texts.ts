// All messages of the package. Hosts use them to override messages, and translations are typed by them.
export { repairShopFinderText } from "./repair-shop-finder/text.ts";
export { shopCardText } from "./shop-card/text.ts";
export { shopListText } from "./shop-list/text.ts";
export { shopMapText } from "./shop-map/text.ts";
export { shopSearchText } from "./shop-search/text.ts";
