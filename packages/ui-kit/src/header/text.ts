import { defineText } from "../messages/define-text.ts";

/** Messages of the header. */
export const headerText = defineText("kit", {
  skip: "Skip to main content",
  mainMenu: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  backToMenu: "Back to menu",
});

/** Messages of the header's link to the user's messages. */
export const headerMessagesText = defineText("kit", {
  messages: "Messages",
  unread: "Unread messages: {count}",
});
