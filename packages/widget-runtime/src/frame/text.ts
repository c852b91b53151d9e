import { defineText } from "../text/define-text.ts";
import { buttonText, statusIconText, waitingText } from "@claimkit/ui-kit/texts";

/** Messages of every widget. */
export const widgetText = defineText(
  "widget",
  {
    waiting: "Please wait while we process your request.",
    done: "Finished loading.",
    retry: "Try again",
    signedOut: "Please sign in again.",
    logIn: "Sign in",
    fileFailed: "This part of the page didn't load.",
  },
  [buttonText, statusIconText, waitingText],
);
