"use client";

import type { JSX } from "react";
import { Source as ReactSource } from "react-map-gl/maplibre";
import type { SourceProps } from "./source.tsx";
import { useFetchedAttribution } from "./use-fetched-attribution.ts";
import { useSourceReady } from "./use-source-ready.ts";

/** A source whose data is checked before MapLibre gets it. Part of the lazy chunk. */
export function CheckedSource({ attributionUrl, ...props }: SourceProps): JSX.Element | null {
  useFetchedAttribution(props.id, attributionUrl);
  const checked = useSourceReady(props);
  return checked ? <ReactSource {...checked} /> : null;
}
