"use client";

import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import { type RefObject, useEffect } from "react";
import type { Point, ScaleTo } from "./use-place.ts";
import { clampScale, type Fit, type Zoom } from "./zoom.ts";

/** In ms. A second tap within this time is a double tap. */
const DOUBLE_TAP = 350;
/** In px. Two taps, or the start and the end of one, are at most this far apart. */
const SAME_PLACE = 24;

interface TouchZoomOptions {
  scale: number;
  fit: Fit;
  scaleTo: ScaleTo;
  onZoom: (zoom: Zoom) => void;
}

/**
 * Zooms by pinch and by double tap, where the page itself can't be zoomed: in a dialog that fills the window.
 * A double tap enlarges the text below it, or fits the text again.
 */
export function useTouchZoom(
  scroller: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  options: TouchZoomOptions,
): void {
  const latest = useLatest(options);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !isEnabled) return undefined;
    let pinch: { distance: number; from: number; to: number } | undefined;
    let tap: (Point & { time: number }) | undefined;
    let down: Point | undefined;

    function onTouchStart({ touches }: TouchEvent): void {
      const [one, other] = pointsOf(touches);
      down = one && !other ? one : undefined;
      if (!one || !other) return;
      const { scale } = latest.current;
      pinch = { distance: distanceOf(one, other) || 1, from: scale, to: scale };
      tap = undefined;
    }

    function onTouchMove(event: TouchEvent): void {
      const [one, other] = pointsOf(event.touches);
      if (!pinch || !one || !other) return;
      event.preventDefault();
      const { fit, scaleTo } = latest.current;
      pinch.to = clampScale((pinch.from * distanceOf(one, other)) / pinch.distance, fit);
      scaleTo(pinch.to, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    }

    function onTouchEnd(event: TouchEvent): void {
      if (pinch) {
        if (event.touches.length < 2) {
          latest.current.onZoom(pinch.to);
          pinch = undefined;
        }
        return;
      }
      const [up] = pointsOf(event.changedTouches);
      const isTap = up && down && distanceOf(up, down) <= SAME_PLACE;
      if (!isTap) {
        tap = undefined;
        return;
      }
      if (tap && event.timeStamp - tap.time <= DOUBLE_TAP && distanceOf(up, tap) <= SAME_PLACE) {
        // Browsers would zoom the page.
        event.preventDefault();
        tap = undefined;
        zoomAt(up);
      } else {
        tap = { ...up, time: event.timeStamp };
      }
    }

    function zoomAt(point: Point): void {
      const { scale, fit, scaleTo, onZoom } = latest.current;
      if (scale > fit.text * 1.05) return onZoom("text");
      const next = clampScale(fit.text * 2, fit);
      scaleTo(next, point);
      onZoom(next);
    }

    const active = { passive: false };
    box.addEventListener("touchstart", onTouchStart, active);
    box.addEventListener("touchmove", onTouchMove, active);
    box.addEventListener("touchend", onTouchEnd, active);
    return () => {
      box.removeEventListener("touchstart", onTouchStart);
      box.removeEventListener("touchmove", onTouchMove);
      box.removeEventListener("touchend", onTouchEnd);
    };
  }, [scroller, isEnabled, latest]);
}

function pointsOf(touches: TouchList): Point[] {
  return [...touches].map(({ clientX, clientY }) => ({ x: clientX, y: clientY }));
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
