import { defineText } from "../messages/define-text.ts";

/** Messages of a waiting indicator. */
export const waitingText = defineText("waiting", {
  /** After a long wait. */
  stillWorking: "Still working...",
});
