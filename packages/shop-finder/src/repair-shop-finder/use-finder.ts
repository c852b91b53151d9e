"use client";

import type { ParsedAddress, RepairFacilities } from "@claimkit/claims-api";
import { parseAddress } from "@claimkit/claims-api/format";
import type { AutocompleteOption } from "@claimkit/ui-kit";
import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { type LoadState, useSettings } from "@claimkit/widget-runtime";
import { useEffect, useState } from "react";
import { becomesZipCode, zipCodeOf } from "../shop-search/zip-code.ts";
import { useShopSearch } from "./use-shop-search.ts";

/** Why there is no search: the text is not an address, or none is found at the user's location or in the map's area. */
export interface SearchProblem {
  reason: "invalidAddress" | "noLocation" | "noArea";
}

/** Content of the search field, and the result of the search. */
export interface Finder {
  /** Content of the search field: typed text, or the suggestion that was picked. */
  entry: string | AutocompleteOption;
  /** Text in the search field. */
  typed: string;
  /** `undefined` if the content can be searched, or has not been yet. Another object each time it occurs. */
  problem: SearchProblem | undefined;
  /** Number of searches so far; identifies the current one. */
  search: number;
  load: LoadState<RepairFacilities>;
  /** Called when the user types or picks a suggestion. */
  enter: (value: string, option: AutocompleteOption | undefined) => void;
  /** Searches by the content. Returns `false` if it is not an address. */
  submit: () => boolean;
  /** Searches around an address from the host's geocoder. If it found none, `otherwise` is the problem, if given. */
  searchAround: (address: string | undefined, otherwise?: SearchProblem["reason"]) => void;
}

interface Search {
  count: number;
  address?: ParsedAddress | undefined;
}

/** Holds the content of the search field, and searches: by a ZIP code as it is typed, by an address as it is picked. */
export function useFinder(
  serverId: string | undefined,
  initialAddress: string | undefined,
): Finder {
  const [entry, setEntry] = useState<string | AutocompleteOption>("");
  const [problem, setProblem] = useState<SearchProblem>();
  const [{ address, count }, setSearch] = useState<Search>({ count: 0 });
  const load = useShopSearch({ address, serverId });
  const typed = typeof entry === "string" ? entry : entry.text;

  const isUntouched = count === 0 && typed === "";
  const first = isUntouched && initialAddress ? parseAddress(initialAddress) : undefined;
  if (initialAddress && first) {
    setEntry({ value: initialAddress, text: initialAddress });
    setSearch({ count: 1, address: first });
  }

  // The next user must not see where this one searched.
  useLogout(() => {
    setEntry("");
    setProblem(undefined);
    setSearch({ count: count + 1 });
  });

  function searchBy(text: string | undefined): boolean {
    const next = text === undefined ? undefined : parseAddress(text);
    setProblem(next ? undefined : { reason: "invalidAddress" });
    setSearch({ count: count + 1, address: next });
    // Searching for the same address again does not change the request, so it must be repeated explicitly.
    if (next && JSON.stringify(next) === JSON.stringify(address) && load.status !== "loading") {
      load.reload();
    }
    return next !== undefined;
  }

  return {
    entry,
    typed,
    problem,
    search: count,
    load,
    enter(value, option) {
      setEntry(option ?? value);
      setProblem(undefined);
      if (option) searchBy(option.text);
      else if (becomesZipCode(typed, value)) searchBy(zipCodeOf(value));
    },
    submit: () => searchBy(typeof entry === "string" ? zipCodeOf(entry) : entry.text),
    searchAround(found, otherwise) {
      if (found === undefined) return setProblem(otherwise && { reason: otherwise });
      setEntry({ value: found, text: found });
      searchBy(found);
    },
  };
}

/** Calls back when the host ends the user's session with `client.clear()`, or the client notices another user. */
function useLogout(onLogout: () => void): void {
  const { client } = useSettings();
  const callBack = useEffectEvent(onLogout);

  useEffect(
    () =>
      client?.subscribe(({ type }) => {
        if (type === "clear" || type === "user") callBack();
      }),
    [client],
  );
}
