"use client";

import type { RepairFacilities } from "@claimkit/claims-api";
import { announce } from "@claimkit/ui-kit/announcer";
import { formatPlural, formatText } from "@claimkit/ui-kit/messages";
import { Notification } from "@claimkit/ui-kit/notification";
import { PageNavigator } from "@claimkit/ui-kit/page-navigator";
import { type Point, useLocale, useSelect, useText } from "@claimkit/widget-runtime";
import { type JSX, useEffect, useRef, useState } from "react";
import { isPlaced, placesOf } from "../shop-map/places-of.ts";
import { ShopMapBox } from "../shop-map/shop-map-box.tsx";
import { shopMapText } from "../shop-map/text.ts";
import { useShopsMap } from "../shop-map/use-shops-map.ts";
import { type ResultsView, ViewSwitch } from "../shop-map/view-switch.tsx";
import { ChosenShop } from "./chosen-shop.tsx";
import { pageOf } from "./page-of.ts";
import { ShopList } from "./shop-list.tsx";
import { shopListText } from "./text.ts";

/** How far around the place the search goes. */
const RADIUS_MILES = 25;

interface ShopResultsProps {
  facilities: RepairFacilities;
  /** Whether the user may pick one of the shops. */
  canChoose: boolean;
  claimNumber: string | undefined;
  headingLevel: number;
  /** Searches around another place; `undefined` where nobody knows its address. */
  onSearchArea: ((center: Point) => void) | undefined;
}

/**
 * Draws what one search has found, ten shops at a time: as a list, and on a map where the host has one.
 * The choice survives paging.
 */
export function ShopResults({
  facilities,
  canChoose,
  claimNumber,
  headingLevel,
  onSearchArea,
}: ShopResultsProps): JSX.Element {
  const text = useText(shopListText);
  const mapText = useText(shopMapText);
  const locale = useLocale();
  const select = useSelect("shop");
  const box = useRef<HTMLDivElement>(null);
  const [asked, setPage] = useState(1);
  const [chosenId, setChosenId] = useState<string>();
  const [pickedId, setPickedId] = useState<string>();
  const [highlightedId, setHighlightedId] = useState<string>();
  const [view, setView] = useState<ResultsView>("list");
  const { participants: shops, searchCenter } = facilities;
  const slot = useShopsMap(shops.some(isPlaced));
  const hasMap = slot.map !== "none";
  const chosen = shops.find(({ shopId }) => shopId === chosenId);
  const { items, page, pages, first, last } = pageOf(shops, asked);
  const places = hasMap ? placesOf(items) : [];
  const count = shops.length;
  const found = formatPlural(text.found, { count }, locale);

  // Said once: a list that is requested again behind what is shown is no news.
  const news = useRef(count > 0 ? found : undefined);
  useEffect(() => {
    if (news.current !== undefined && box.current) announce(news.current, box.current);
    news.current = undefined;
  }, []);

  function choose(shopId: string): void {
    setChosenId(shopId);
    select(shopId);
  }

  function pickOnMap(shopId: string): void {
    setPickedId(shopId);
    if (canChoose) choose(shopId);
  }

  if (count === 0) return <Notification type="info">{text.noShops}</Notification>;
  return (
    <div ref={box} className="ck-shop-results" data-view={hasMap ? view : undefined}>
      <p className="ck-shop-results-found">{found}</p>
      {hasMap && <ViewSwitch view={view} onChange={setView} />}
      <div className="ck-shop-results-both">
        <div className="ck-shop-results-list">
          <ShopList
            shops={items}
            places={places}
            canChoose={canChoose}
            chosenId={chosen?.shopId}
            pickedId={pickedId}
            highlightedId={highlightedId}
            onChoose={choose}
            onHighlight={setHighlightedId}
            claimNumber={claimNumber}
            headingLevel={headingLevel}
          />
          {pages > 1 && (
            <PageNavigator
              current={page}
              total={pages}
              shows={formatText(text.shows, { first, last, count }, locale)}
              onGoto={setPage}
            />
          )}
        </div>
        <ShopMapBox
          slot={slot}
          label={mapText.map}
          shops={places}
          searchCenter={searchCenter}
          radiusMiles={RADIUS_MILES}
          pickedId={canChoose ? chosen?.shopId : pickedId}
          highlightedId={highlightedId}
          onHighlight={setHighlightedId}
          onPick={pickOnMap}
          onSearchArea={onSearchArea}
        />
      </div>
      {canChoose && chosen && <ChosenShop shop={chosen} claimNumber={claimNumber} />}
    </div>
  );
}
