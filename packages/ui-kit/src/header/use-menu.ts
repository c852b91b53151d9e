"use client";

import { type HTMLAttributes, type RefObject, useEffect, useRef, useState } from "react";
import { mediaQuery } from "../shared/media-query.ts";
import { makeRestInert } from "./make-rest-inert.ts";
import { moveFocus } from "./move-focus.ts";
import type { HeaderView } from "./use-view.ts";

/**
 * How long the mouse has to hover over an item, in ms, before its panel replaces another. See
 * docs/reference/kit.md#header.
 */
const HOVER_DELAY_MS = 125;
/** A click within this time, in ms, after hovering has opened a panel does not close it. */
const HOVER_CLICK_GRACE_MS = 500;

interface MenuOptions {
  nav: RefObject<HTMLElement | null>;
  view: HeaderView | undefined;
  /** Identifies the content of the menu: a change closes it. */
  contents: string;
  noAutoClose: boolean;
}

/** Return value of {@link useMenu}. */
export interface Menu {
  /** Ids of the open popups: the menu, a panel, or on a small screen both. */
  open: readonly string[];
  /** For the `<nav>`. React also calls them for events of the panels, although those don't bubble. */
  listeners: HTMLAttributes<HTMLElement>;
}

// Why: docs/decisions/popups.md#popovers-of-the-browser-where-possible
/**
 * State of the two menu levels: the `<nav>`, which is a popup on a small screen, and its panels. The
 * browser shows and hides them, even before hydration: on click, on Escape (the innermost first), on a
 * press elsewhere, and when another one opens. This hook adds the rest.
 */
export function useMenu({ nav, view, contents, noAutoClose }: MenuOptions): Menu {
  const [open, setOpen] = useState<readonly string[]>([]);
  const release = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(-HOVER_CLICK_GRACE_MS);
  const isMobile = view === "mobile";

  useEffect(() => {
    if (!view) return undefined;
    // Popups that were opened before hydration have sent their events too early.
    for (const popup of shownIn(nav)) {
      popup.dispatchEvent(new ToggleEvent("toggle", { newState: "open" }));
    }
    return () => {
      clearTimeout(timer.current);
      hide(nav);
      // A panel that React has removed sends no event.
      setOpen([]);
      release.current?.();
      release.current = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- different contents are a different menu
  }, [nav, view, contents]);

  return {
    open,
    listeners: {
      // Immediately, because the browser sends `toggle` in a later task.
      onBeforeToggle({ target, newState }) {
        const { id } = target as Element;
        clearTimeout(timer.current);
        setOpen((shown) =>
          newState === "open" ? [...shown, id] : shown.filter((each) => each !== id),
        );
      },
      onToggle({ target, newState }) {
        const popup = target as HTMLElement;
        const shown = shownIn(nav);
        const top = shown.at(-1);
        setOpen(shown.map(({ id }) => id));
        release.current?.();
        release.current = isMobile && top ? makeRestInert(top) : undefined;
        if (newState === "closed") restoreFocus(popup);
        else if (isMobile) popup.querySelector("button")?.focus();
      },
      onKeyDown: moveFocus,
      onClick(event) {
        const control = (event.target as Element).closest("a, [aria-expanded]");
        if (control?.matches("a")) {
          if (!noAutoClose) hide(nav);
        } else if (control && event.timeStamp - hoveredAt.current < HOVER_CLICK_GRACE_MS) {
          event.preventDefault();
        }
      },
      onBlur({ relatedTarget }) {
        const panel = shownIn(nav)[0];
        if (!isMobile && relatedTarget && !panel?.parentElement?.contains(relatedTarget)) {
          panel?.hidePopover();
        }
      },
      onPointerOver({ pointerType, target }) {
        clearTimeout(timer.current);
        const item = target as Element;
        const canHover = pointerType === "mouse" && mediaQuery("(hover: hover)", item)?.matches;
        if (isMobile || !canHover) return;
        const panel = item.closest("li")?.querySelector<HTMLElement>("[popover]");
        timer.current = setTimeout(() => {
          const [other] = shownIn(nav);
          if (!panel || !other || panel === other) return;
          hoveredAt.current = performance.now();
          panel.showPopover();
        }, HOVER_DELAY_MS);
      },
      onPointerLeave: () => clearTimeout(timer.current),
    },
  };
}

/** The outermost first. */
function shownIn({ current: nav }: RefObject<HTMLElement | null>): HTMLElement[] {
  const all = nav ? [nav, ...nav.querySelectorAll<HTMLElement>("[popover]")] : [];
  return all.filter((popup) => popup.matches(":popover-open"));
}

function hide(nav: RefObject<HTMLElement | null>): void {
  for (const popup of shownIn(nav)) popup.hidePopover();
}

/** Focuses the button that opened a popup, unless the focus has moved elsewhere. */
function restoreFocus(popup: HTMLElement): void {
  const root = popup.getRootNode() as Document | ShadowRoot;
  const { activeElement } = root;
  if (!activeElement || activeElement.matches("body") || popup.contains(activeElement)) {
    root
      .querySelector<HTMLElement>(`[aria-controls="${popup.id}"]`)
      ?.focus({ preventScroll: true });
  }
}
