"use client";

import type { Extent, MapViewHandle, Viewpoint } from "@claimkit/map-view";
import type { Point } from "@claimkit/widget-runtime";
import { type RefObject, useEffect, useRef, useState } from "react";

/** A map that follows the list. */
interface FittedView {
  view: RefObject<MapViewHandle | null>;
  /** The middle of the map since the user has moved it. */
  movedTo: Point | undefined;
  onViewChange: (viewpoint: Viewpoint) => void;
}

/** Moves the map to an extent when that changes, and says where the user has moved it. */
export function useFittedView(extent: Extent | undefined): FittedView {
  const view = useRef<MapViewHandle>(null);
  const key = extent && JSON.stringify(extent);
  const shown = useRef(key);
  const isFitting = useRef(false);
  const [movedTo, setMovedTo] = useState<Point>();

  useEffect(() => {
    if (key === undefined || key === shown.current) return;
    shown.current = key;
    isFitting.current = true;
    void view.current
      ?.goTo(JSON.parse(key) as Extent)
      // The user has moved the map since, or there is no map.
      .catch(() => {})
      .then(() => {
        isFitting.current = false;
      });
  }, [key]);

  return {
    view,
    movedTo,
    onViewChange({ targetGeometry }) {
      // What follows the list is no move of the user's.
      if (!isFitting.current) setMovedTo(middleOf(targetGeometry));
    },
  };
}

function middleOf(place: Viewpoint["targetGeometry"]): Point {
  if ("xmin" in place) {
    return { longitude: (place.xmin + place.xmax) / 2, latitude: (place.ymin + place.ymax) / 2 };
  }
  if ("longitude" in place) return place;
  const [longitude, latitude] = place;
  return { longitude, latitude };
}
