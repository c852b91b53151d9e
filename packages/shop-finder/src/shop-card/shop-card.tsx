"use client";

import type { RepairShop } from "@claimkit/claims-api";
import { formatMiles, formatPhone, phoneHref } from "@claimkit/claims-api/format";
import { Link } from "@claimkit/ui-kit/link";
import { formatText } from "@claimkit/ui-kit/messages";
import { Radio } from "@claimkit/ui-kit/radio";
import { Heading, useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, useId } from "react";
import { addressLine } from "./address-line.ts";
import { Directions } from "./directions.tsx";
import { shopCardText } from "./text.ts";

interface ShopCardProps {
  shop: RepairShop;
  /** Number of the shop on the map. `undefined` if it is not on the map. */
  number: number | undefined;
  canChoose: boolean;
  isChosen: boolean;
  /** Whether the user picked it on the map. */
  isPicked: boolean;
  isHighlighted: boolean;
  onHighlight: (shopId?: string) => void;
  claimNumber: string | undefined;
  headingLevel: number;
}

/** A shop in the list. Its name is a radio for users who may pick it, and a heading for others. */
export function ShopCard({
  shop,
  number,
  canChoose,
  isChosen,
  isPicked,
  isHighlighted,
  onHighlight,
  claimNumber,
  headingLevel,
}: ShopCardProps): JSX.Element {
  const text = useText(shopCardText);
  const locale = useLocale();
  const id = useId();
  const { shopId, shopName, phoneNumber, proximateDistance: miles } = shop;
  const address = addressLine(shop);
  const tel = phoneNumber && phoneHref(phoneNumber);
  const phone = phoneNumber && formatPhone(phoneNumber);

  return (
    // Listens to the pointer and the focus for highlighting; is not interactive itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={isPicked ? scrollIntoView : undefined}
      className="ck-shop-card"
      // Receives the focus when it is the first of another page.
      tabIndex={-1}
      data-chosen={isChosen || undefined}
      data-picked={isPicked || undefined}
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={() => onHighlight(shopId)}
      onPointerLeave={() => onHighlight()}
      onFocus={() => onHighlight(shopId)}
      onBlur={() => onHighlight()}
    >
      {number !== undefined && (
        // Screen readers announce the position in the list.
        <span className="ck-shop-card-number" aria-hidden="true">
          {number}
        </span>
      )}
      {canChoose ? (
        <Radio
          label={<bdi id={`${id}-name`}>{shopName}</bdi>}
          value={shopId}
          aria-describedby={`${id}-place`}
        />
      ) : (
        <Heading id={`${id}-name`} level={headingLevel} className="ck-shop-card-name">
          {shopName}
        </Heading>
      )}
      <div className="ck-shop-card-details">
        <div id={`${id}-place`}>
          {address && (
            <p>
              <bdi>{address}</bdi>
            </p>
          )}
          {miles !== undefined && (
            <p className="ck-shop-card-distance">
              {formatMiles(miles, {
                locale,
                milesAway: (written) => formatText(text.milesAway, { miles: written }, locale),
              })}
            </p>
          )}
        </div>
        <p className="ck-shop-card-links">
          {tel ? <Link href={tel}>{phone}</Link> : phone && <span>{phone}</span>}
          <Directions shop={shop} claimNumber={claimNumber} nameId={`${id}-name`} />
        </p>
      </div>
    </li>
  );
}

function scrollIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: "nearest" });
}
