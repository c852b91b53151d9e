"use client";

import type { ShopInfo } from "@claimkit/claims-api";
import { directionsHref, safeHref } from "@claimkit/claims-api/format";
import type { ButtonProps } from "@claimkit/ui-kit/button";
import { ActionControl, ErrorBoundary, useText } from "@claimkit/widget-runtime";
import { type JSX, lazy, Suspense, useState } from "react";
import { repairsText } from "../text.ts";
import { Directions } from "./directions.tsx";
import { useHasShopMap } from "./use-shop-map.ts";

interface ViewOnMapProps {
  claimNumber: string;
  shop: ShopInfo | undefined;
  variant?: ButtonProps["variant"];
}

// Why: docs/decisions/packages.md#widgets-import-kit-components-by-their-own-entries
/** Loaded on demand: few users open it, and a dialog is as large as the rest of the card. */
const ShopMapDialog = lazy(async () => ({
  default: (await import("./shop-map-dialog.tsx")).ShopMapDialog,
}));

/**
 * The action `view-on-map`. Unless the host handles it, it opens a dialog with the host's map, or directions
 * in a new tab if the host has none. Renders nothing for a shop without a location.
 */
export function ViewOnMap({ claimNumber, shop, variant }: ViewOnMapProps): JSX.Element | null {
  const text = useText(repairsText);
  const [isOpen, setOpen] = useState(false);
  const hasMap = useHasShopMap(shop);
  const href = safeHref(shop && directionsHref(shop));
  if (!shop || !href) return null;

  function show(): void {
    if (hasMap) setOpen(true);
    else window.open(href, "_blank", "noopener,noreferrer");
  }

  return (
    <>
      <ActionControl
        action="view-on-map"
        detail={{ claimNumber, shop }}
        fallback={show}
        variant={variant}
      >
        {text.viewOnMap}
      </ActionControl>
      {isOpen && (
        <ErrorBoundary renderFallback={() => <Directions href={href} />}>
          <Suspense>
            <ShopMapDialog shop={shop} href={href} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
