"use client";

import { useEffect, useState } from "react";
import { useLatest } from "../shared/use-latest.ts";
import type { LoadOptions, AutocompleteOption } from "./options.ts";

/** How long a pause in typing is, in ms, before options are loaded. */
const PAUSE = 250;

/** The loaded options; `undefined` if loading failed. */
interface Answer {
  typed: string;
  options: readonly AutocompleteOption[] | undefined;
}

/**
 * Loads the options that match the typed text, after a pause in typing. Requests are aborted once they
 * are outdated or the list closes.
 *
 * @returns the latest result, which may belong to a previous text
 */
export function useAnswer(load: LoadOptions, typed: string, isWanted: boolean): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const latest = useLatest(load);

  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    const { signal } = asking;

    const timer = setTimeout(async () => {
      let options: Answer["options"];
      try {
        options = await latest.current(typed, { signal });
      } catch {
        // Rejected or thrown: there are no suggestions.
      }
      if (!signal.aborted) setAnswer({ typed, options });
    }, PAUSE);

    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isWanted, typed, latest]);

  return answer;
}
