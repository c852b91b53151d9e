import { defineText } from "../messages/define-text.ts";

/** Messages of a modal. */
export const modalText = defineText("modal", {
  closeModal: "Close",
});
