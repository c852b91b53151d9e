"use client";

import type { RepairShop } from "@claimkit/claims-api";
import { directionsHref } from "@claimkit/claims-api/format";
import { Link } from "@claimkit/ui-kit/link";
import { useAction, useText } from "@claimkit/widget-runtime";
import { type JSX, useId } from "react";
import { addressLine } from "./address-line.ts";
import { shopCardText } from "./text.ts";

interface DirectionsProps {
  shop: RepairShop;
  claimNumber: string | undefined;
  /** Id of the shop's name, which tells the links of the list apart. */
  nameId: string;
}

/** A link to directions, the host's or a map service's. The latter opens in a new tab. */
export function Directions({ shop, claimNumber, nameId }: DirectionsProps): JSX.Element | null {
  const text = useText(shopCardText);
  const id = useId();
  const detail = { shop, ...(claimNumber !== undefined && { claimNumber }) };
  // If the host does not handle the action, the browser follows the link.
  const { request, href } = useAction("directions", detail, () => {});
  const { shopName: name, latitude, longitude } = shop;
  const target = href ?? directionsHref({ name, address: addressLine(shop), latitude, longitude });
  if (target === undefined) return null;

  return (
    <Link
      id={id}
      href={target}
      newTab={href === undefined}
      data-action="directions"
      aria-labelledby={`${id} ${nameId}`}
      onClick={(event) => {
        // The browser opens the host's link in another tab or window.
        // Why: docs/decisions/events.md#clicks-that-open-a-new-tab
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
        if (href !== undefined && isElsewhere) return;
        if (!request()) event.preventDefault();
      }}
    >
      {text.directions}
    </Link>
  );
}
