import { defineText } from "../messages/define-text.ts";

/** Messages of a switch. */
export const switchText = defineText("switch", {
  /** For a switch that must be on. */
  switchedOff: "Turn this on to continue.",
});
