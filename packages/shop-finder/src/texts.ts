// Every definition of messages in the package. A host overrides messages by them, and a translation is typed by them.
export { repairShopFinderText } from "./repair-shop-finder/text.ts";
export { shopCardText } from "./shop-card/text.ts";
export { shopListText } from "./shop-list/text.ts";
export { shopMapText } from "./shop-map/text.ts";
export { shopSearchText } from "./shop-search/text.ts";
