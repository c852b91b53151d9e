"use client";

import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { announce } from "@claimkit/ui-kit/announcer";
import { formatPlural, formatText, useLocale } from "@claimkit/ui-kit/messages";
import { type JSX, type ReactNode, useEffect, useState } from "react";
import { hasSize } from "../map-view/has-size.ts";
import { inViewOf } from "../map-view/in-view.ts";
import { onMoveEnd } from "../map-view/on-move-end.ts";
import { useController } from "../map-view/map-view-context.ts";
import { useMapText } from "../text/use-map-text.ts";
import { MarkerGroupContext } from "./marker-group-context.ts";
import { createMarkerOrder } from "./marker-order.ts";

/** Props of {@link MarkerGroup}. */
export interface MarkerGroupProps {
  /** `Marker`s with `onClick`. */
  children: ReactNode;
  /** Name of the selected marker, announced when it changes. */
  selectedName?: string | undefined;
}

/**
 * Markers that are one tab stop. Arrow keys move through them by their distance from the middle of the map, and the
 * number of markers in view is announced.
 */
export function MarkerGroup({ children, selectedName }: MarkerGroupProps): JSX.Element {
  const controller = useController();
  const text = useMapText();
  const locale = useLocale();
  const [order] = useState(createMarkerOrder);

  const announceChange = useEffectEvent((what: "in view" | "selected") => {
    const { map } = controller;
    if (!map) return;
    if (what === "selected") {
      const message = formatText(text.selected, { name: selectedName }, locale);
      announce(message, map.getContainer());
      return;
    }
    // Don't announce that a hidden map shows no places.
    if (!hasSize(map)) return;
    const isInView = inViewOf(map);
    const inView = order.members().filter(({ at }) => isInView(at));
    announce(formatPlural(text.inView, { count: inView.length }, locale), map.getContainer());
  });

  useEffect(() => {
    const { map } = controller;
    if (!map) return undefined;
    const sort = (): void => {
      const container = map.getContainer();
      const { activeElement } = container.getRootNode() as Document | ShadowRoot;
      // Not while one is focused: each step would change where the arrow keys lead.
      if (container.contains(activeElement) && activeElement?.closest(".maplibregl-marker")) return;
      const { lng, lat } = map.getCenter();
      order.sort([lng, lat]);
    };
    const onMoved = (): void => {
      sort();
      announceChange("in view");
    };
    sort();
    return onMoveEnd(map, onMoved);
  }, [controller, order]);

  useEffect(() => {
    if (selectedName !== undefined) announceChange("selected");
  }, [selectedName]);

  return <MarkerGroupContext value={order}>{children}</MarkerGroupContext>;
}
