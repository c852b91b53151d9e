"use client";

import { type Point, useSelect, useText } from "@claimkit/widget-runtime";
import { type JSX, type ReactNode, useState } from "react";
import type { ShopResultsState } from "../shop-list/use-shop-results.ts";
import { NetworkBox } from "./network-box.tsx";
import { ShopMapBox } from "./shop-map-box.tsx";
import { shopMapText } from "./text.ts";
import type { ShopsMapSlot } from "./use-shops-map.ts";
import { type ResultsView, ViewSwitch } from "./view-switch.tsx";

/** Radius of the search. */
const RADIUS_MILES = 25;

interface BesideMapProps {
  slot: ShopsMapSlot;
  /** Places with shops, before the first search. */
  network: readonly Point[] | undefined;
  results: ShopResultsState;
  /** Whether the user may pick one of the shops. */
  canChoose: boolean;
  /** Searches around another point; `undefined` if the host has no geocoder. */
  onSearchArea: ((center: Point) => void) | undefined;
  /** The list, or its loading state. */
  children: ReactNode;
}

/** The list next to the host's map, or one of the two in a narrow container. The map stays from search to search. */
export function BesideMap({
  slot,
  network,
  results,
  canChoose,
  onSearchArea,
  children,
}: BesideMapProps): JSX.Element {
  const text = useText(shopMapText);
  const select = useSelect("shop");
  const [view, setView] = useState<ResultsView>("list");
  const { chosen, highlightedId, pickedId, places, searchCenter } = results;

  function pick(shopId: string): void {
    if (canChoose) {
      results.choose(shopId);
      select(shopId);
    }
    // Last, because choosing a shop hides the card of the picked one.
    results.pick(shopId);
  }

  return (
    <div className="ck-shop-results-both" data-view={slot.isShown ? view : undefined}>
      {slot.isShown && <ViewSwitch view={view} onChange={setView} />}
      <div className="ck-shop-results-list">{children}</div>
      {network && <NetworkBox places={network} />}
      <ShopMapBox
        slot={slot}
        label={text.map}
        shops={places}
        searchCenter={searchCenter}
        radiusMiles={RADIUS_MILES}
        pickedId={canChoose ? chosen?.shopId : pickedId}
        highlightedId={highlightedId}
        onHighlight={results.highlight}
        onPick={pick}
        onSearchArea={onSearchArea}
      />
    </div>
  );
}
