import { defineText } from "../messages/define-text.ts";

/** Messages of the header. */
export const headerText = defineText("header", {
  skip: "Skip to main content",
  mainMenu: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  backToMenu: "Back to menu",
});

/** Messages of the header's link to the user's messages. */
export const headerMessagesText = defineText("header-messages", {
  messages: "Messages",
  unread: "Unread messages: {count}",
});
