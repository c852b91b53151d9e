"use client";

import { type Dispatch, useReducer } from "react";
import { type AutocompleteOption, type Entry, toEntry, valueOf } from "./options.ts";

/**
 * What stands in the field: held by the caller, or by the field itself until its form is reset, which
 * arrives as an event.
 *
 * @param list where to find the text of a value; nowhere, if options are asked for
 */
export function useEntry(
  value: string | AutocompleteOption | undefined,
  defaultValue: string | AutocompleteOption,
  list: readonly AutocompleteOption[] | undefined,
): [entry: Entry, set: Dispatch<Entry | Event>, first: Entry] {
  const first = toEntry(defaultValue, list);
  const [own, set] = useReducer(
    (_: Entry, news: Entry | Event) => (news instanceof Event ? first : news),
    first,
  );
  const held = value === undefined ? own : toEntry(value, list);
  // The caller may know a value, and not the text that belongs to it.
  return [valueOf(held) === valueOf(own) ? own : held, set, first];
}
