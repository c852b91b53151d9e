"use client";

import type { ShopInfo } from "@claimkit/claims-api";
import { Button } from "@claimkit/ui-kit/button";
import { WaitingIndicator } from "@claimkit/ui-kit/internal/waiting-indicator";
import { Modal } from "@claimkit/ui-kit/modal";
import { ErrorBoundary, useText, widgetText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { repairsText } from "../text.ts";
import { Directions } from "./directions.tsx";
import { useShopMap } from "./use-shop-map.ts";

interface ShopMapDialogProps {
  shop: ShopInfo;
  /** URL of the directions. */
  href: string;
  onClose: () => void;
}

/** The location of a shop: on the host's map, if there is one, and as an address with directions. */
export function ShopMapDialog({ shop, href, onClose }: ShopMapDialogProps): JSX.Element {
  const text = useText(repairsText);
  const { waiting } = useText(widgetText);
  const map = useShopMap(shop);
  const { name, address } = shop;

  return (
    <Modal open dismissable heading={name ?? text.shopOnMap} primaryButton={null} onClose={onClose}>
      {map !== "none" && (
        <ErrorBoundary>
          <div className="ck-repairs-map">
            {map === "loading" ? (
              <WaitingIndicator text={waiting} />
            ) : (
              <map.ShopMap name={name} address={address} {...map.point} />
            )}
          </div>
        </ErrorBoundary>
      )}
      {address && <p className="ck-repairs-address">{address}</p>}
      <div className="ck-repairs-map-actions">
        <Directions href={href} />
        <Button onClick={onClose}>{text.closeMap}</Button>
      </div>
    </Modal>
  );
}
