import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { type Messages, english } from "./english.ts";
import { spanish } from "./spanish.ts";

/** Returns the page's own messages in the visitor's language. */
export function useMessages(): Messages {
  return useStore(preferences).locale === "es-US" ? spanish : english;
}
