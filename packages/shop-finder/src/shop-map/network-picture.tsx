"use client";

import { StaticMap } from "@claimkit/map-view/static";
import type { NetworkPictureProps } from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { isPlaced } from "./places-of.ts";
import { useMapStyles } from "./use-map-styles.ts";

/**
 * A picture of the United States with a dot for each place that has shops. It loads no code of the live map.
 *
 * Style hooks: `.ck-shop-network`.
 */
export function NetworkPicture({ label, places }: NetworkPictureProps): JSX.Element {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isStyled = useMapStyles(box);
  return (
    <div ref={setBox}>{isStyled && <StaticMap label={label} dots={places.filter(isPlaced)} />}</div>
  );
}
