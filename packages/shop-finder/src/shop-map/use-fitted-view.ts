"use client";

import type { Extent, MapViewHandle, Viewpoint } from "@claimkit/map-view";
import type { Point } from "@claimkit/widget-runtime";
import { type RefObject, useEffect, useRef, useState } from "react";
import { whenSized } from "./when-sized.ts";

/** A map that follows the list. */
interface FittedView {
  view: RefObject<MapViewHandle | null>;
  /** The middle of the map since the user has moved it. */
  movedTo: Point | undefined;
  onReady: (view: MapViewHandle) => void;
  onViewChange: (viewpoint: Viewpoint) => void;
  /** The shops around the new middle are searched. */
  forgetMove: () => void;
}

/** Moves the map to an extent when that changes, and says where the user has moved it. */
export function useFittedView(extent: Extent | undefined, box: HTMLElement | null): FittedView {
  const view = useRef<MapViewHandle>(null);
  const key = extent && JSON.stringify(extent);
  const shown = useRef(key);
  const flight = useRef<Promise<void>>(undefined);
  const last = useRef<string>(undefined);
  const [movedTo, setMovedTo] = useState<Point>();

  useEffect(() => {
    if (key === shown.current) return undefined;
    // Between two searches there is no target: the next results are shown wherever the map is.
    shown.current = key;
    if (key === undefined || !view.current || !box) return undefined;
    setMovedTo(undefined);
    const sized = whenSized(box);
    const target = sized.promise.then(() => JSON.parse(key) as Extent);
    const current = view.current
      .goTo(target)
      // The user has moved the map since, or there is no map.
      .catch(() => {})
      .then(() => {
        if (flight.current === current) flight.current = undefined;
      });
    flight.current = current;
    return sized.cancel;
  }, [key, box]);

  return {
    view,
    movedTo,
    onReady(ready) {
      last.current = placeOf(ready.viewpoint);
    },
    onViewChange(viewpoint) {
      const place = placeOf(viewpoint);
      // A map that has another size only, or that follows the list, was not moved by the user.
      const isMove = place !== last.current && !flight.current;
      last.current = place;
      if (isMove) setMovedTo(middleOf(viewpoint.targetGeometry));
    },
    forgetMove: () => setMovedTo(undefined),
  };
}

/** Where the camera is. */
function placeOf({ targetGeometry, scale }: Viewpoint): string {
  return JSON.stringify([middleOf(targetGeometry), scale]);
}

function middleOf(place: Viewpoint["targetGeometry"]): Point {
  if ("xmin" in place) {
    return { longitude: (place.xmin + place.xmax) / 2, latitude: (place.ymin + place.ymax) / 2 };
  }
  if ("longitude" in place) return place;
  const [longitude, latitude] = place;
  return { longitude, latitude };
}
