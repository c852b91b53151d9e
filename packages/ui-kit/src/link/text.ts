import { defineText } from "../messages/define-text.ts";

/** Messages of a link. */
export const linkText = defineText("kit", {
  newTab: "(opens in a new tab)",
});
