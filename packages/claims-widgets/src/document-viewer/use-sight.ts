"use client";

import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type PageLayout, pagesInSight, scrollTopOf } from "./page-layout.ts";
import { currentPage, pagesToDraw } from "./pages-to-draw.ts";

/** The visible pages, from first to last, and which of those around them to draw. */
export interface Sight {
  first: number;
  last: number;
  drawn: ReadonlySet<number>;
}

/** Scrolls to the requested page, tracks the scroll position, and returns the visible pages. */
export function useSight(
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout,
  scale: number,
  page: number,
  onTurn: (page: number) => void,
): Sight {
  const count = layout.tops.length;
  const inSight = useRef(1);
  const [sight, setSight] = useState<Sight>(() => sightOf(new Map(), page, count));

  const update = useLatest(() => {
    const box = scroller.current;
    if (!box) return;
    const { scrollTop, clientHeight } = box;
    const visible = pagesInSight(layout, scale, scrollTop, scrollTop + clientHeight);
    const seen = currentPage(visible, inSight.current);
    setSight((known) => latestOf(known, sightOf(visible, seen, count)));
    if (seen === inSight.current) return;
    inSight.current = seen;
    onTurn(seen);
  });

  useLayoutEffect(() => {
    if (inSight.current !== page) {
      inSight.current = page;
      scroller.current?.scrollTo({ top: scrollTopOf(layout, scale, { page, share: 0 }) });
    }
    update.current();
  }, [scroller, update, layout, scale, page]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const follow = (): void => update.current();
    box.addEventListener("scroll", follow, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    return () => {
      box.removeEventListener("scroll", follow);
      observer.disconnect();
    };
  }, [scroller, update]);

  return sight;
}

function sightOf(visible: ReadonlyMap<number, number>, page: number, count: number): Sight {
  const pages = [page, ...visible.keys()];
  return {
    first: Math.min(...pages),
    last: Math.max(...pages),
    drawn: pagesToDraw(visible, page, count),
  };
}

/** The same object while the same pages are visible, so that most scrolling renders nothing. */
function latestOf(known: Sight, next: Sight): Sight {
  const isSame =
    known.first === next.first &&
    known.last === next.last &&
    known.drawn.size === next.drawn.size &&
    [...known.drawn].every((page) => next.drawn.has(page));
  return isSame ? known : next;
}
