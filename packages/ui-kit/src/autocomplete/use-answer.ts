"use client";

import { useEffect, useState } from "react";
import { useLatest } from "../shared/use-latest.ts";
import type { LoadOptions, AutocompleteOption } from "./options.ts";

/** How long someone has to stop typing, in ms, before the options are asked for. */
const PAUSE = 250;

/** What came of asking for options: none at all where that failed. */
interface Answer {
  typed: string;
  options: readonly AutocompleteOption[] | undefined;
}

/**
 * Asks for the options that fit what was typed, once the typing pauses. What nobody waits for any more,
 * because the typing went on or the list was closed, is aborted and never answers.
 *
 * @returns the newest answer, which may be one to something typed before
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
        // Rejected or thrown: there are no suggestions now.
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
