"use client";

import { announce } from "@claimkit/ui-kit/announcer";
import { formatPlural, formatText } from "@claimkit/ui-kit/messages";
import { Notification } from "@claimkit/ui-kit/notification";
import { PageNavigator } from "@claimkit/ui-kit/page-navigator";
import { useLocale, useSelect, useText } from "@claimkit/widget-runtime";
import { type JSX, useEffect, useRef } from "react";
import { ChosenShop } from "./chosen-shop.tsx";
import { ShopList } from "./shop-list.tsx";
import { shopListText } from "./text.ts";
import type { ShopResultsState } from "./use-shop-results.ts";

interface ShopResultsProps {
  results: ShopResultsState;
  /** Whether there is a map with the numbers of the shops. */
  hasMap: boolean;
  /** Whether the user may pick one of the shops. */
  canChoose: boolean;
  claimNumber: string | undefined;
  headingLevel: number;
}

/** The results of one search, ten shops at a time. */
export function ShopResults({
  results,
  hasMap,
  canChoose,
  claimNumber,
  headingLevel,
}: ShopResultsProps): JSX.Element {
  const text = useText(shopListText);
  const locale = useLocale();
  const select = useSelect("shop");
  const box = useRef<HTMLDivElement>(null);
  const { chosen, count, highlightedId, pickedId, places } = results;
  const { items, page, pages, first, last } = results.page;
  const found = formatPlural(text.found, { count }, locale);

  // Announced once, not when the same list is requested again in the background.
  const announcement = useRef(count > 0 ? found : undefined);
  useEffect(() => {
    if (announcement.current !== undefined && box.current)
      announce(announcement.current, box.current);
    announcement.current = undefined;
  }, []);

  // Otherwise users stay at the end of the new page, where the page navigator is.
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) {
      const card = box.current?.querySelector<HTMLElement>(".ck-shop-card");
      card?.focus({ preventScroll: true });
      // jsdom and similar environments cannot scroll.
      card?.scrollIntoView?.({ block: "nearest" });
    }
    shownPage.current = page;
  }, [page]);

  function choose(shopId: string): void {
    results.choose(shopId);
    select(shopId);
  }

  if (count === 0) return <Notification type="info">{text.noShops}</Notification>;
  return (
    <div ref={box} className="ck-shop-results">
      <p className="ck-shop-results-found">{found}</p>
      <div
        className="ck-shop-results-page"
        data-picked={items.some(({ shopId }) => shopId === pickedId) || undefined}
      >
        <ShopList
          shops={items}
          places={hasMap ? places : []}
          canChoose={canChoose}
          chosenId={canChoose ? chosen?.shopId : undefined}
          pickedId={pickedId}
          highlightedId={highlightedId}
          onChoose={choose}
          onHighlight={results.highlight}
          claimNumber={claimNumber}
          headingLevel={headingLevel}
        />
        {pages > 1 && (
          <PageNavigator
            current={page}
            total={pages}
            summary={formatText(text.shows, { first, last, count }, locale)}
            onGoto={results.goTo}
          />
        )}
      </div>
      {canChoose && chosen && <ChosenShop shop={chosen} claimNumber={claimNumber} />}
    </div>
  );
}
