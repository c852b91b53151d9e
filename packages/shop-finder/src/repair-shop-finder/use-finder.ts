"use client";

import type { ParsedAddress, RepairFacilities } from "@claimkit/claims-api";
import { parseAddress } from "@claimkit/claims-api/format";
import type { AutocompleteOption } from "@claimkit/ui-kit";
import type { LoadState } from "@claimkit/widget-runtime";
import { useState } from "react";
import { becomesZipCode, zipCodeOf } from "../shop-search/zip-code.ts";
import { useReloadOnline } from "./use-reload-online.ts";
import { useShopSearch } from "./use-shop-search.ts";

/** Why there is no search: the text is no address, or the place of the user has none. */
export type SearchProblem = "invalidAddress" | "noLocation";

/** What is in the search field, and what came of it. */
export interface Finder {
  /** Content of the search field: typed text, or a suggestion that was picked. */
  entry: string | AutocompleteOption;
  /** The text of it. */
  typed: string;
  /** Why no shops are searched by it. */
  problem: SearchProblem | undefined;
  /** Changes with every search. */
  search: number;
  load: LoadState<RepairFacilities>;
  /** The user types, or picks a suggestion. */
  enter: (value: string, option: AutocompleteOption | undefined) => void;
  /** The user asks for the shops; `false` if there is no such address. */
  submit: () => boolean;
  /** Searches around an address that the host has found, if it has. */
  lookAround: (address: string | undefined) => void;
}

interface Search {
  count: number;
  address?: ParsedAddress | undefined;
}

/** Holds the search field, and searches: by a ZIP code at once, by an address when it is picked. */
export function useFinder(serverId: string | undefined): Finder {
  const [entry, setEntry] = useState<string | AutocompleteOption>("");
  const [problem, setProblem] = useState<SearchProblem>();
  const [{ address, count }, setSearch] = useState<Search>({ count: 0 });
  const load = useShopSearch({ address, serverId });
  const typed = typeof entry === "string" ? entry : entry.text;
  useReloadOnline(load);

  function searchBy(text: string | undefined): boolean {
    const next = text === undefined ? undefined : parseAddress(text);
    setProblem(next ? undefined : "invalidAddress");
    setSearch({ count: count + 1, address: next });
    // The same place once more is the same request, which would not be sent again by itself.
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
    lookAround(found) {
      if (found === undefined) return setProblem("noLocation");
      setEntry({ value: found, text: found });
      searchBy(found);
    },
  };
}
