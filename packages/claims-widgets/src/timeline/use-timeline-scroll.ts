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

// See README.md beside this file.
/** In px; up to this width the track scrolls to the selected card. See docs/reference/claims.md#scrolling. */
const AUTO_SCROLL_WIDTH = 500;

/** What {@link useTimelineScroll} gives: props of the element that scrolls. */
type ScrollProps = { ref: RefObject<HTMLOListElement | null> } & Pick<
  ComponentProps<"ol">,
  "onFocus" | "onKeyDown" | "onPointerDown" | "onScroll" | "onScrollEnd" | "onTouchMove" | "onWheel"
>;

/**
 * Ties a track of cards to the selection: selecting one scrolls to it, and scrolling by hand tells
 * which card is meant. What the track does of its own accord, or to show what has the focus, selects
 * nothing.
 *
 * @param selected the place of the selected card; -1 for none
 * @param onReach hears to which card somebody has scrolled
 */
export function useTimelineScroll(selected: number, onReach: (card: number) => void): ScrollProps {
  const ref = useRef<HTMLOListElement>(null);
  /** To which card the track is on its way by itself: until it is there, it selects nothing. */
  const goal = useRef<number>(undefined);
  /** Which card the position means, so that only a change of it selects. */
  const place = useRef(0);
  const shown = useRef<number>(undefined);

  useLayoutEffect(() => {
    const { current: track } = ref;
    const isFirst = shown.current === undefined;
    if (!track || selected === shown.current) return undefined;

    function show(drawn: HTMLElement): void {
      shown.current = selected;
      if (selected < 0 || (isFirst && drawn.clientWidth > AUTO_SCROLL_WIDTH)) return;
      if (scrollTo(drawn, selected, isFirst)) goal.current = selected;
    }

    if (track.clientWidth > 0) {
      show(track);
      return undefined;
    }
    // Without layout, as in jsdom, nothing scrolls.
    if (!("ResizeObserver" in globalThis)) return undefined;
    // A page may keep it out of sight at first, where nothing scrolls.
    const observer = new ResizeObserver(() => {
      if (track.clientWidth === 0) return;
      observer.disconnect();
      show(track);
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
    // One scroll may end because another of ours has begun.
    onScrollEnd: () => place.current === goal.current && takeOver(),
    onWheel: takeOver,
    onTouchMove: takeOver,
    onPointerDown({ target, currentTarget }) {
      // On the track itself is on its scroll bar.
      if (target === currentTarget) takeOver();
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key.startsWith("Arrow")) takeOver();
    },
    // Moving from card to card by keyboard scrolls each into view and selects none.
    onFocus({ target, currentTarget: track }) {
      if (target === track) return;
      goal.current = [...track.children].findIndex((item) => item.contains(target));
      if (target.matches(":focus-visible")) scrollTo(track, goal.current, true);
    },
  };
}

function measure(track: HTMLElement): Track {
  const { clientWidth: width, scrollWidth, childElementCount: cards } = track;
  return { width, longest: scrollWidth - width, cards };
}

/** @returns whether there is any way to go */
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
