"use client";

import { CATEGORIES, type Category } from "@claimkit/claims-api";
import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { NextStep } from "../next-steps/next-steps-of.ts";
import type { RepairsBlock } from "../repairs/block.ts";
import { prefersReducedMotion } from "../shared/prefers-reduced-motion.ts";
import { createOwnScroll } from "./own-scroll.ts";

/** Position of the line that the current section has crossed, as a share of the window's height. */
const READING_LINE = 1 / 3;

/** Events with which the user interrupts a scroll that the page has started. */
const BY_HAND = ["wheel", "touchmove"];

/** The sections of a page, and how to move to them. Its functions are always the same ones. */
export interface Sections {
  /**
   * Registers the element of a section. Returns a function that ends this, or `undefined` if the page has the section
   * already.
   */
  enter: (category: Category, place: HTMLElement) => (() => void) | undefined;
  /** Scrolls to a section, or to a block in it, and focuses it. */
  goTo: (category: Category, block?: RepairsBlock) => void;
  /** Moves to the section of a step. */
  onNextStep: (step: NextStep) => void;
}

/**
 * Connects sections to a selection: selecting one scrolls to it and focuses it, and scrolling by hand
 * reports the section that it reaches.
 *
 * @param onReach called with the section that the user has scrolled or moved to
 * @returns the sections, and the categories that have none on the page
 */
export function useSections(
  onReach: (category: Category) => void,
): [sections: Sections, missing: string] {
  const places = useRef(new Map<Category, HTMLElement>());
  const reached = useRef<Category>(undefined);
  const latestOnReach = useLatest(onReach);
  // A scroll of our own passes sections that nobody selected.
  const [ownScroll] = useState(createOwnScroll);

  useEffect(() => {
    let frame = 0;
    // They may be in a frame.
    const [page = document] = [...places.current.values()].map((place) => place.ownerDocument);

    function update(): void {
      frame = 0;
      const current = sectionAtLine(places.current);
      if (ownScroll.isActive() || current === undefined || current === reached.current) return;
      reached.current = current;
      latestOnReach.current(current);
    }

    function onScroll({ type, target: scrolled }: Event): void {
      const target = scrolled as Document | Element;
      // A track that scrolls inside a section moves no section.
      const moves = [...places.current.values()].some((place) => target.contains(inPage(place)));
      if (!moves) return;
      if (type === "scrollend") return ownScroll.end();
      ownScroll.extend(target);
      frame ||= requestAnimationFrame(update);
    }

    const options = { capture: true, passive: true };
    page.addEventListener("scroll", onScroll, options);
    page.addEventListener("scrollend", onScroll, options);
    for (const type of BY_HAND) page.addEventListener(type, ownScroll.end, options);
    return () => {
      cancelAnimationFrame(frame);
      // Otherwise, it would go on in the page of the next claim.
      ownScroll.stop();
      page.removeEventListener("scroll", onScroll, options);
      page.removeEventListener("scrollend", onScroll, options);
      for (const type of BY_HAND) page.removeEventListener(type, ownScroll.end, options);
    };
  }, [ownScroll, latestOnReach]);

  const [missing, setMissing] = useState("");
  // There may be none that registers.
  useLayoutEffect(() => setMissing(categoriesWithout(places.current)), []);

  const [sections] = useState((): Sections => {
    function enter(category: Category, place: HTMLElement): (() => void) | undefined {
      if (places.current.has(category)) return undefined;
      places.current.set(category, place);
      setMissing(categoriesWithout(places.current));
      return () => {
        places.current.delete(category);
        setMissing(categoriesWithout(places.current));
      };
    }

    function goTo(category: Category, block?: RepairsBlock): void {
      const place = places.current.get(category);
      if (!place) return;
      ownScroll.start();
      reached.current = category;
      latestOnReach.current(category);
      const part = block && place.querySelector<HTMLElement>(`[data-block="${block}"]`);
      const heading = part && headingOf(part, place);
      if (part) {
        open(part);
        focusStart(heading ?? part);
      } else focusSection(place);
      // Without layout, as in jsdom, nothing scrolls.
      if (!("scrollIntoView" in place)) return;
      const behavior = prefersReducedMotion() ? "instant" : "smooth";
      const start = part?.contains(heading ?? null) ? part : heading;
      (start ?? part ?? place).scrollIntoView({ behavior, block: "start" });
    }

    return { enter, goTo, onNextStep: ({ section, block }) => goTo(section, block) };
  });
  return [sections, missing];
}

function categoriesWithout(places: ReadonlyMap<Category, HTMLElement>): string {
  return CATEGORIES.filter((category) => !places.has(category)).join(" ");
}

/** Focuses the widget of a section, or the whole section if the host has replaced it. */
function focusSection(place: HTMLElement): void {
  const widget = place.querySelector<HTMLElement>("[data-widget]");
  if (!widget) place.tabIndex = -1;
  (widget ?? place).focus({ preventScroll: true });
}

/** Opens the section of a block if the user has closed it: nothing in a closed panel can be focused. */
function open(part: HTMLElement): void {
  const panel = part.closest("[hidden]");
  // The event with which find-in-page opens a panel. At once, so that it has layout.
  flushSync(() => void panel?.dispatchEvent(new Event("beforematch")));
}

/** The heading of a block, or the last one above it in its section. */
function headingOf(part: HTMLElement, place: HTMLElement): HTMLElement | undefined {
  const headings = [...place.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")];
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
  return (
    headings.find((heading) => part.contains(heading)) ??
    headings.findLast((heading) => heading.compareDocumentPosition(part) & follows)
  );
}

/** Focuses a heading, or the button in it, which opens its section. */
function focusStart(heading: HTMLElement): void {
  const toggle = heading.querySelector("button");
  const start = toggle ?? heading;
  if (!toggle) start.tabIndex = -1;
  if (toggle?.ariaExpanded === "false") flushSync(() => toggle.click());
  start.focus({ preventScroll: true });
}

/** The section that is the last one above the line, wherever the host has placed it. */
function sectionAtLine(places: ReadonlyMap<Category, HTMLElement>): Category | undefined {
  let [found, nearest]: [Category | undefined, number] = [undefined, -Infinity];
  for (const [category, place] of places) {
    // A section that is not rendered would be at the top.
    if (!place.checkVisibility()) continue;
    const { innerHeight: height = 0 } = place.ownerDocument.defaultView ?? {};
    const { top } = place.getBoundingClientRect();
    if (top <= height * READING_LINE && top > nearest) [found, nearest] = [category, top];
  }
  return found;
}

/**
 * The element of the document that contains a node: its parent, or the outermost host of its shadow
 * roots.
 */
function inPage(node: Node): Node {
  // No `instanceof`, because a shadow root in a frame has that frame's classes.
  const root = node.getRootNode() as ShadowRoot;
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE && root.host ? inPage(root.host) : node;
}
