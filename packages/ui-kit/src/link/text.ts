import { defineText } from "../messages/define-text.ts";

/** Messages of a link. */
export const linkText = defineText("link", {
  newTab: "(opens in a new tab)",
});
