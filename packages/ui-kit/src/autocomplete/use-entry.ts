"use client";

import { type Dispatch, useReducer } from "react";
import { type AutocompleteOption, type Entry, toEntry, valueOf } from "./options.ts";

/**
 * The content of the field: controlled by the caller, or kept by the field until its form is reset,
 * which dispatches an event.
 *
 * @param list where to look up the text of a value; `undefined` if options are loaded
 */
export function useEntry(
  value: string | AutocompleteOption | undefined,
  defaultValue: string | AutocompleteOption,
  list: readonly AutocompleteOption[] | undefined,
): [entry: Entry, set: Dispatch<Entry | Event>, first: Entry] {
  const first = toEntry(defaultValue, list);
  const [internal, set] = useReducer(
    (_: Entry, next: Entry | Event) => ("target" in next ? first : next),
    first,
  );
  const current = value === undefined ? internal : toEntry(value, list);
  // The caller may know a value without its text.
  return [valueOf(current) === valueOf(internal) ? internal : current, set, first];
}
