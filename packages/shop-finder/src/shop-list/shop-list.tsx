"use client";

import type { RepairShop } from "@claimkit/claims-api";
import { RadioGroup } from "@claimkit/ui-kit/radio-group";
import { type ShopOnMap, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ShopCard } from "../shop-card/shop-card.tsx";
import { shopListText } from "./text.ts";

interface ShopListProps {
  /** The shops of one page. */
  shops: readonly RepairShop[];
  /** Shops of the page that are on the map, with their numbers. */
  places: readonly ShopOnMap[];
  canChoose: boolean;
  chosenId: string | undefined;
  /** The shop that was picked on the map. */
  pickedId: string | undefined;
  /** The shop that the pointer or the focus is on, here or on the map. */
  highlightedId: string | undefined;
  onChoose: (shopId: string) => void;
  onHighlight: (shopId?: string) => void;
  claimNumber: string | undefined;
  headingLevel: number;
}

/** A list of shops; a group of radios for users who may pick one. */
export function ShopList({
  shops,
  places,
  canChoose,
  chosenId,
  pickedId,
  highlightedId,
  onChoose,
  onHighlight,
  claimNumber,
  headingLevel,
}: ShopListProps): JSX.Element {
  const text = useText(shopListText);
  const numbers = new Map(places.map(({ shopId, number }) => [shopId, number]));
  const list = (
    <ol className="ck-shop-list" aria-label={canChoose ? undefined : text.shops}>
      {shops.map((shop) => (
        <ShopCard
          key={shop.shopId}
          shop={shop}
          number={numbers.get(shop.shopId)}
          canChoose={canChoose}
          isChosen={shop.shopId === chosenId}
          isPicked={shop.shopId === pickedId}
          isHighlighted={shop.shopId === highlightedId}
          onHighlight={onHighlight}
          claimNumber={claimNumber}
          headingLevel={headingLevel}
        />
      ))}
    </ol>
  );

  if (!canChoose) return list;
  return (
    <RadioGroup
      label={text.pickFromResults}
      optionalText="hide"
      value={chosenId ?? ""}
      onValueChange={onChoose}
    >
      {list}
    </RadioGroup>
  );
}
