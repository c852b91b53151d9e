"use client";

import type { RepairFacilities, RepairShop } from "@claimkit/claims-api";
import type { Point, ShopOnMap } from "@claimkit/widget-runtime";
import { useState } from "react";
import { placesOf } from "../shop-map/places-of.ts";
import { type Page, pageOf } from "./page-of.ts";

/** What one search has found, and what the user has done with it. */
export interface ShopResultsState {
  /** The shops of the page that is shown. */
  page: Page<RepairShop>;
  /** How many there are on all pages. */
  count: number;
  /** Those of the page that a map can show, with their numbers. */
  places: readonly ShopOnMap[];
  /** Where distances are measured from, if the service says so. */
  searchCenter: Point | undefined;
  /** The shop that the user has chosen, on whichever page it is. */
  chosen: RepairShop | undefined;
  /** The shop that the user has picked on the map. */
  pickedId: string | undefined;
  /** The shop that the pointer or the focus is on, in the list or on the map. */
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

const NOTHING: RepairFacilities = { participants: [], searchCenter: undefined };

/**
 * Holds the page and the choice. Paging keeps the choice; a new search starts over.
 *
 * @param search changes with every search
 */
export function useShopResults(
  search: number,
  { participants: shops, searchCenter }: RepairFacilities = NOTHING,
): ShopResultsState {
  const start: State = { search, page: 1 };
  const [held, setHeld] = useState(start);
  const state = held.search === search ? held : start;
  const page = pageOf(shops, state.page);

  function change(next: Partial<State>): void {
    setHeld((last) => ({ ...(last.search === search ? last : start), ...next }));
  }

  return {
    page,
    count: shops.length,
    places: placesOf(page.items),
    searchCenter,
    chosen: shops.find(({ shopId }) => shopId === state.chosenId),
    pickedId: state.pickedId,
    highlightedId: state.highlightedId,
    goTo: (number) => change({ page: number, pickedId: undefined, highlightedId: undefined }),
    choose: (shopId) => change({ chosenId: shopId }),
    pick: (shopId) => change({ pickedId: shopId }),
    highlight: (shopId) => change({ highlightedId: shopId }),
  };
}
