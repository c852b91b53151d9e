"use client";

import { formatCount } from "@claimkit/claims-api/format";
import { Button } from "@claimkit/ui-kit/button";
import { formatText } from "@claimkit/ui-kit/messages";
import { type JSX, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocale, useText } from "../text/use-text.ts";
import { showMoreText } from "./text.ts";

// Why: docs/decisions/long-lists.md#fifty-items-and-show-more
/** How many items a list shows initially and adds with each click. */
export const SHOW_MORE_STEP = 50;

/** The visible part of a long list. */
export interface ShowMore<List extends HTMLElement> {
  /** How many items to render. */
  count: number;
  /** For the list, whose children are the items. */
  ref: RefObject<List | null>;
  /** Goes below the list; `null` if it is complete. */
  button: JSX.Element | null;
}

/**
 * Limits a list to {@link SHOW_MORE_STEP} items, so that a list of thousands renders as fast as a short one.
 * 'Show more' adds as many and moves the focus to the first item that was added.
 *
 * @param atLeast how many items to render in any case, such as up to one that a link leads to
 * @param step how many items to show at first and to add
 * @param list identifies the list; another one shows `step` items again
 */
export function useShowMore<List extends HTMLElement>(
  total: number,
  atLeast = 0,
  step = SHOW_MORE_STEP,
  list?: string,
): ShowMore<List> {
  const [limit, setLimit] = useState(step);
  const [limited, setLimited] = useState(list);
  if (list !== limited) {
    setLimited(list);
    setLimit(step);
  }
  const ref = useRef<List>(null);
  const shownBefore = useRef<number>(undefined);
  const count = Math.min(Math.max(limit, atLeast), total);

  useLayoutEffect(() => {
    if (shownBefore.current === undefined) return;
    // No `instanceof`, because a list in a frame has that frame's classes.
    const added = ref.current?.children[shownBefore.current] as HTMLElement | undefined;
    shownBefore.current = undefined;
    if (!added) return;
    added.tabIndex = -1;
    added.focus({ preventScroll: true });
  });

  function showMore(): void {
    shownBefore.current = ref.current?.childElementCount;
    setLimit(count + step);
  }

  return {
    count,
    ref,
    button:
      count < total ? <ShowMoreButton shown={count} total={total} onClick={showMore} /> : null,
  };
}

interface ShowMoreButtonProps {
  shown: number;
  total: number;
  onClick: () => void;
}

/** Reads its message itself, because most lists are short and have no button. */
function ShowMoreButton({ shown, total, onClick }: ShowMoreButtonProps): JSX.Element {
  const text = useText(showMoreText);
  const locale = useLocale();
  return (
    <Button variant="quiet" className="ck-show-more" onClick={onClick}>
      {formatText(
        text.showMore,
        { shown: formatCount(shown, locale), total: formatCount(total, locale) },
        locale,
      )}
    </Button>
  );
}
