"use client";

import type { RepairShop } from "@claimkit/claims-api";
import { formatText } from "@claimkit/ui-kit/messages";
import { ActionControl, useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, useId } from "react";
import { shopListText } from "./text.ts";

interface ChosenShopProps {
  shop: RepairShop;
  claimNumber: string | undefined;
}

/** Shows the chosen shop, whichever page of the list it is on, with the button that passes it to the host. */
export function ChosenShop({ shop, claimNumber }: ChosenShopProps): JSX.Element {
  const text = useText(shopListText);
  const locale = useLocale();
  const id = useId();
  return (
    <div className="ck-chosen-shop">
      <p id={id}>{formatText(text.yourChoice, { name: shop.shopName }, locale)}</p>
      <ActionControl
        action="choose-shop"
        detail={{ shop, ...(claimNumber !== undefined && { claimNumber }) }}
        variant="primary"
        aria-describedby={id}
      >
        {text.chooseShop}
      </ActionControl>
    </div>
  );
}
