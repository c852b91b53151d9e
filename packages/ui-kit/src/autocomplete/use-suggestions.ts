"use client";

import { formatPlural } from "../messages/format-plural.ts";
import { useLocale } from "../messages/locale.ts";
import { type AutocompleteOption, filterOptions, type LoadOptions } from "./options.ts";
import type { autocompleteText } from "./text.ts";
import { useAnswer } from "./use-answer.ts";

/**
 * Filters or loads the options that match the typed text while the list is open.
 *
 * @returns the options to show; the note to show without options; whether options are loading; and all
 * known options
 */
export function useSuggestions(
  options: readonly AutocompleteOption[] | LoadOptions | undefined,
  typed: string,
  open: boolean,
  minimumCharacters: number,
  maxOptions: number,
  messages: typeof autocompleteText.english,
): [
  shown: readonly AutocompleteOption[],
  note: string | false,
  isLoading: boolean,
  known: readonly AutocompleteOption[] | undefined,
] {
  const locale = useLocale();
  const list = typeof options === "function" ? undefined : options;
  const isShort = typed.length < minimumCharacters;

  const [answered, loaded] = useAnswer(options as LoadOptions, typed, open && !isShort && !list);
  const isLoading = open && !list && answered !== typed;
  // Keeps showing the previous options until new ones arrive.
  const known = list ?? (typed.startsWith(answered ?? typed) ? loaded : undefined);

  let shown: readonly AutocompleteOption[] = [];
  if (open && known && !isShort) {
    shown = list ? filterOptions(list, typed, maxOptions) : known.slice(0, maxOptions);
  }
  let note = known ? messages.noMatch : messages.noSuggestions;
  if (isLoading) note = messages.loadingSuggestions;
  if (isShort) note = formatPlural(messages.typeMore, { count: minimumCharacters }, locale);
  return [shown, open && !shown[0] && note, isLoading, known];
}
