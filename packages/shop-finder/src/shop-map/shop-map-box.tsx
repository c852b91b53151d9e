"use client";

import { WaitingIndicator } from "@claimkit/ui-kit/internal/waiting-indicator";
import { ErrorBoundary, type ShopsMapProps, useText, widgetText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { ShopsMapSlot } from "./use-shops-map.ts";

interface ShopMapBoxProps extends ShopsMapProps {
  slot: ShopsMapSlot;
}

/** The host's map in its box, or its loading state. */
export function ShopMapBox({ slot, ...props }: ShopMapBoxProps): JSX.Element | null {
  const { waiting } = useText(widgetText);
  const { map: ShopsMap, isShown, box, giveUp } = slot;
  if (ShopsMap === "none") return null;
  return (
    <div ref={box} className="ck-shop-map" hidden={!isShown}>
      {ShopsMap === "loading" ? (
        <WaitingIndicator text={waiting} doneText="" />
      ) : (
        <ErrorBoundary onBreak={giveUp}>
          <ShopsMap {...props} />
        </ErrorBoundary>
      )}
    </div>
  );
}
