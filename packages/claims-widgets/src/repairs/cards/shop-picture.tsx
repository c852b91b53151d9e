"use client";

import type { ShopInfo } from "@claimkit/claims-api";
import { ErrorBoundary, type ShopMapProps, useSettings } from "@claimkit/widget-runtime";
import { type ComponentType, type JSX, type MouseEvent, useEffect, useState } from "react";
import { useNear } from "../../shared/use-near.ts";

interface ShopPictureProps {
  shop: ShopInfo | undefined;
}

type Picture = ComponentType<ShopMapProps>;

/**
 * The host's small picture of where a shop is. It opens the large map, like the button "View on map" next to it, which
 * is for the keyboard and screen readers. Renders nothing without a picture or coordinates.
 */
export function ShopPicture({ shop }: ShopPictureProps): JSX.Element | null {
  const { loadPlaceMap } = useSettings();
  const { isNear, ref } = useNear();
  const [loaded, setLoaded] = useState<Picture | "none">();
  const { latitude, longitude, name, address } = shop ?? {};
  const isPlaced = latitude !== undefined && longitude !== undefined;

  useEffect(() => {
    if (!isNear || !loadPlaceMap) return undefined;
    let isWanted = true;
    loadPlaceMap().then(
      // Wrapped, because a setter would call the component.
      ({ Picture }) => isWanted && setLoaded(() => Picture ?? "none"),
      (thrown: unknown) => {
        // Errors in the host's code reach the page's error handling, and never the widget.
        reportError(thrown);
        if (isWanted) setLoaded("none");
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isNear, loadPlaceMap]);

  if (!loadPlaceMap || !isPlaced || loaded === "none") return null;
  const Picture = loaded;
  return (
    <ErrorBoundary>
      <button
        ref={ref}
        type="button"
        className="ck-repairs-picture"
        tabIndex={-1}
        aria-hidden="true"
        onClick={openMap}
      >
        {Picture && (
          <Picture latitude={latitude} longitude={longitude} name={name} address={address} />
        )}
      </button>
    </ErrorBoundary>
  );
}

/** Presses the button next to the picture, so that the action has one source, and the focus returns to it. */
function openMap({ currentTarget }: MouseEvent): void {
  const selector = "[data-action='view-on-map']";
  const button = currentTarget.parentElement?.querySelector<HTMLElement>(selector);
  button?.focus({ preventScroll: true });
  button?.click();
}
