import { defineText, widgetText } from "@claimkit/widget-runtime";
import { shopSearchText } from "../shop-search/text.ts";
import { shopListText } from "../shop-list/text.ts";
import { shopCardText } from "../shop-card/text.ts";
import { shopMapText } from "../shop-map/text.ts";
import {
  autocompleteText,
  fieldText,
  choiceText,
  pageNavigatorText,
  linkText,
} from "@claimkit/ui-kit/texts";

/** Messages of the shop finder. */
export const repairShopFinderText = defineText(
  "repair-shop-finder",
  {
    headingSignedIn: "Let's look for a repair shop",
    headingAnonymous: "Find a repair shop",
    introSignedIn: "Search by ZIP code or address, then pick a shop.",
    introAnonymous: "Search by ZIP code or address to see shops near you.",
    logIn: "Log in to see your inspection options",
    guarantee:
      "Workmanship on appraised and completed repairs is guaranteed for as long as you own or lease your vehicle.",
    failed: "Search is unavailable. Please try again later.",
  },
  [
    widgetText,
    shopSearchText,
    shopListText,
    shopCardText,
    shopMapText,
    autocompleteText,
    fieldText,
    choiceText,
    pageNavigatorText,
    linkText,
  ],
);
