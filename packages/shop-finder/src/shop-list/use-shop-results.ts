"use client";

import type { RepairFacilities, RepairShop } from "@claimkit/claims-api";
import type { Point, ShopOnMap } from "@claimkit/widget-runtime";
import { useMemo, useState } from "react";
import { placesOf } from "../shop-map/places-of.ts";
import { type Page, pageOf } from "./page-of.ts";

/** The results of one search, and what the user has selected. */
export interface ShopResultsState {
  /** The current page. */
  page: Page<RepairShop>;
  /** Number of shops on all pages. */
  count: number;
  /** Shops of the page that a map can show, with their numbers. */
  places: readonly ShopOnMap[];
  /** Point that distances are measured from, if the response has it. */
  searchCenter: Point | undefined;
  /** The chosen shop, whichever page it is on. */
  chosen: RepairShop | undefined;
  /** The shop that the user picked on the map. */
  pickedId: string | undefined;
  /** The shop that has the pointer or the focus, in the list or on the map. */
  highlightedId: string | undefined;
  goTo: (page: number) => void;
  choose: (shopId: string) => void;
  pick: (shopId: string) => void;
  highlight: (shopId?: string) => void;
}

interface State {
  search: number;
  page: number;
  chosenId?: string | undefined;
  pickedId?: string | undefined;
  highlightedId?: string | undefined;
}

const NO_SHOPS: RepairFacilities = { participants: [], searchCenter: undefined };

/**
 * Holds the page and the chosen shop. Paging keeps the chosen shop; a new search starts over.
 *
 * @param search identifies the search
 */
export function useShopResults(
  search: number,
  { participants: shops, searchCenter }: RepairFacilities = NO_SHOPS,
): ShopResultsState {
  const start: State = { search, page: 1 };
  const [latest, setLatest] = useState(start);
  const state = latest.search === search ? latest : start;
  // The map gets other shops only when the page changes: rendering it takes as long as the list.
  const page = useMemo(() => pageOf(shops, state.page), [shops, state.page]);
  const places = useMemo(() => placesOf(page.items), [page]);

  function change(next: Partial<State>): void {
    setLatest((last) => ({ ...(last.search === search ? last : start), ...next }));
  }

  return {
    page,
    count: shops.length,
    places,
    searchCenter,
    chosen: shops.find(({ shopId }) => shopId === state.chosenId),
    pickedId: state.pickedId,
    highlightedId: state.highlightedId,
    goTo: (number) => change({ page: number, pickedId: undefined, highlightedId: undefined }),
    choose: (shopId) => change({ chosenId: shopId, pickedId: undefined }),
    pick: (shopId) => change({ pickedId: shopId }),
    highlight: (shopId) => change({ highlightedId: shopId }),
  };
}
