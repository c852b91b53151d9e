"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import { prefersReducedMotion } from "../shared/prefers-reduced-motion.ts";
import { cardAt, positionOf, type Track } from "./scroll-position.ts";

// See README.md in this folder.
/**
 * In px. Up to this width the track scrolls to the selected card. See
 * docs/reference/claims.md#scrolling.
 */
const AUTO_SCROLL_WIDTH = 500;

/** Return value of {@link useTimelineScroll}: props of the scroll container. */
type ScrollProps = { ref: RefObject<HTMLOListElement | null> } & Pick<
  ComponentProps<"ol">,
  "onFocus" | "onKeyDown" | "onPointerDown" | "onScroll" | "onScrollEnd" | "onTouchMove" | "onWheel"
>;

/**
 * Connects a track of cards to the selection: selecting a card scrolls to it, and scrolling by hand
 * reports the card that it reaches. Scrolling by script, or to show a focused element, selects nothing.
 *
 * @param selected index of the selected card; -1 for none
 * @param onReach called with the card that the user has scrolled to
 */
export function useTimelineScroll(selected: number, onReach: (card: number) => void): ScrollProps {
  const ref = useRef<HTMLOListElement>(null);
  /** The card that the track is scrolling to by script: until it is there, it selects nothing. */
  const goal = useRef<number>(undefined);
  /** The card at the scroll position, so that only a change selects. */
  const place = useRef(0);
  const shown = useRef<number>(undefined);
  const initial = useRef(selected);

  useLayoutEffect(() => {
    const { current: track } = ref;
    const before = shown.current;
    // A click may come before the first measurement.
    const isFirst = before === undefined && selected === initial.current;
    if (!track || selected === before) return undefined;

    // Without layout, as in jsdom, nothing scrolls.
    if (!("ResizeObserver" in globalThis)) return undefined;
    // Measuring here would force a layout; the observer is called after the browser's own layout, before the paint.
    // A page may hide it initially, when nothing scrolls.
    const observer = new ResizeObserver(() => {
      if (track.clientWidth === 0) return;
      observer.disconnect();
      // The user has scrolled in the meantime.
      if (shown.current !== before) return;
      shown.current = selected;
      if (selected < 0 || (isFirst && track.clientWidth > AUTO_SCROLL_WIDTH)) return;
      if (scrollTo(track, selected, isFirst)) goal.current = selected;
    });
    observer.observe(track);
    return () => observer.disconnect();
  }, [selected]);

  function takeOver(): void {
    goal.current = undefined;
  }

  return {
    ref,
    onScroll({ currentTarget: track }) {
      const card = cardAt(Math.abs(track.scrollLeft), measure(track));
      if (card === place.current) return;
      place.current = card;
      if (goal.current !== undefined) return;
      shown.current = card;
      onReach(card);
    },
    // One scroll may end because another of ours has started.
    onScrollEnd: () => place.current === goal.current && takeOver(),
    onWheel: takeOver,
    onTouchMove: takeOver,
    onPointerDown({ target, currentTarget }) {
      // A press on the track itself is on its scroll bar.
      if (target === currentTarget) takeOver();
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key.startsWith("Arrow")) takeOver();
    },
    // Moving between cards by keyboard scrolls each into view and selects none.
    onFocus({ target, currentTarget: track }) {
      if (target === track) return;
      goal.current = [...track.children].findIndex((item) => item.contains(target));
      if (!target.matches(":focus-visible")) return;
      // Otherwise the first measurement would scroll away from it.
      shown.current ??= goal.current;
      scrollTo(track, goal.current, true);
    },
  };
}

function measure(track: HTMLElement): Track {
  const { clientWidth: width, scrollWidth, childElementCount: cards } = track;
  return { width, longest: scrollWidth - width, cards };
}

/** @returns whether there is any distance to scroll */
function scrollTo(track: HTMLElement, card: number, atOnce: boolean): boolean {
  const box = track.children[card]?.getBoundingClientRect();
  const size = measure(track);
  if (!box || size.longest <= 0) return false;
  const isRightToLeft = getComputedStyle(track).direction === "rtl";
  const seen = track.getBoundingClientRect();
  const start = isRightToLeft ? seen.right - box.right : box.left - seen.left;
  const from = Math.abs(track.scrollLeft);
  const to = positionOf(card, from + start + (box.width - size.width) / 2, size);
  const isStill = atOnce || prefersReducedMotion();
  track.scrollTo({
    left: isRightToLeft ? -to : to,
    behavior: isStill ? "instant" : "smooth",
  });
  return Math.abs(to - from) > 1;
}
