import { usePreferences } from "../preferences.ts";
import { type Messages, english } from "./english.ts";
import { spanish } from "./spanish.ts";

/** Returns the page's own messages in the visitor's language. */
export function useMessages(): Messages {
  return usePreferences().locale === "es-US" ? spanish : english;
}
