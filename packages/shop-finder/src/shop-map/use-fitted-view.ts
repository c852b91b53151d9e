"use client";

import type { Extent, MapViewHandle, Viewpoint } from "@claimkit/map-view";
import type { Point } from "@claimkit/widget-runtime";
import { type RefObject, useEffect, useRef, useState } from "react";

/** The view of a map that follows the list. */
interface FittedView {
  view: RefObject<MapViewHandle | null>;
  /** Center of the map, if the user has moved it. */
  movedTo: Point | undefined;
  onReady: (view: MapViewHandle) => void;
  onViewChange: (viewpoint: Viewpoint) => void;
  /** Called when the shops around the new center are searched. */
  forgetMove: () => void;
}

/** Users want to see the new results, so the flight to them is short. */
const LONGEST_FLIGHT_MS = 1500;

/** Moves the map when the extent changes, and returns where the user has moved it. */
export function useFittedView(extent: Extent | undefined, box: HTMLElement | null): FittedView {
  const view = useRef<MapViewHandle>(null);
  const key = extent && JSON.stringify(extent);
  const shown = useRef(key);
  const movement = useRef<Promise<void>>(undefined);
  const last = useRef<string>(undefined);
  const [movedTo, setMovedTo] = useState<Point>();

  useEffect(() => {
    if (key === shown.current) return undefined;
    // Without results there is nothing to show, and the map stays where it is.
    shown.current = key;
    if (key === undefined || !view.current || !box) return undefined;
    setMovedTo(undefined);
    const sized = whenSized(box);
    const target = sized.promise.then(() => JSON.parse(key) as Extent);
    const current = view.current
      .goTo(target, { maxDuration: LONGEST_FLIGHT_MS })
      // The user moved the map in the meantime, or it failed.
      .catch(() => {})
      .then(() => {
        if (movement.current === current) movement.current = undefined;
      });
    movement.current = current;
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
      // Neither a change of the map's size nor a move to new results is a move by the user.
      const isMove = place !== last.current && !movement.current;
      last.current = place;
      if (isMove) setMovedTo(centerOf(viewpoint.targetGeometry));
    },
    forgetMove: () => setMovedTo(undefined),
  };
}

/** Returns a key for the position of the camera. */
function placeOf({ targetGeometry, scale }: Viewpoint): string {
  return JSON.stringify([centerOf(targetGeometry), scale]);
}

function centerOf(place: Viewpoint["targetGeometry"]): Point {
  if ("xmin" in place) {
    return { longitude: (place.xmin + place.xmax) / 2, latitude: (place.ymin + place.ymax) / 2 };
  }
  if ("longitude" in place) return place;
  const [longitude, latitude] = place;
  return { longitude, latitude };
}

/** Waits until an element has a size. A hidden map has none, and cannot be fitted to results. */
function whenSized(element: HTMLElement): { promise: Promise<void>; cancel: () => void } {
  let observer: ResizeObserver | undefined;
  const promise = new Promise<void>((resolve) => {
    observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      observer?.disconnect();
      resolve();
    });
    observer.observe(element);
  });
  return { promise, cancel: () => observer?.disconnect() };
}
