"use client";

import { useEffect, useState } from "react";
import type { LoadOptions, AutocompleteOption } from "./options.ts";

/** How long a pause in typing is, in ms, before options are loaded. */
const PAUSE = 250;

/** The text that options were loaded for, and the options; `undefined` if loading failed. */
type Answer = [typed?: string, options?: readonly AutocompleteOption[] | undefined];

/**
 * Loads the options that match the typed text, after a pause in typing. Requests are aborted once they
 * are outdated or the list closes.
 *
 * @returns the latest result, which may belong to a previous text
 */
export function useAnswer(load: LoadOptions, typed: string, isWanted: boolean): Answer {
  const [answer, setAnswer] = useState<Answer>([]);

  useEffect(() => {
    if (!isWanted) return undefined;
    const request = new AbortController();
    const { signal } = request;

    const timer = setTimeout(async () => {
      let options: readonly AutocompleteOption[] | undefined;
      try {
        options = await load(typed, { signal });
      } catch {
        // Rejected or thrown: there are no suggestions.
      }
      if (!signal.aborted) setAnswer([typed, options]);
    }, PAUSE);

    return () => {
      clearTimeout(timer);
      request.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks-js/exhaustive-deps -- callers pass a new function on every render
  }, [isWanted, typed]);

  return answer;
}
