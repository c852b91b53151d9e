"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLatest } from "../shared/use-latest.ts";
import { hidePopover } from "../shared/hide-popover.ts";
import { onEscape } from "../shared/on-escape.ts";
import { restoreFocus } from "../shared/restore-focus.ts";
import { windowsOf } from "../shared/windows-of.ts";
import { anchorTo } from "./anchor-to.ts";

/**
 * Position of a popup: below or above its anchor, aligned with its left or right edge, or centered.
 * `auto` is below. It flips if there is not enough space, and left and right are swapped in
 * right-to-left text.
 */
export type PopupPosition = `${"auto" | "above" | "below"} ${"left" | "center" | "right"}`;

/** Options of {@link usePopup}. */
export interface PopupOptions {
  open: boolean;
  /** Called on Escape, on a press outside, or when the focus moves outside. */
  onClose: () => void;
  /**
   * The element that the popup is placed beside. A press or the focus in it does not close the popup.
   * @default the element before the popup's own
   */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element that receives the focus when the popup closes while it contains the focus.
   * @default the anchor
   */
  trigger?: RefObject<HTMLElement | null> | undefined;
  /** @default "auto left" */
  position?: PopupPosition | undefined;
}

/** Props of the popup's element. */
export interface PopupProps<Box extends HTMLElement> {
  ref: RefObject<Box | null>;
  popover: "manual";
  "data-position": PopupPosition;
}

/**
 * Shows a popup next to its anchor. The popup is in the top layer, so nothing clips it. Its element is always rendered,
 * with a role, the class `ck-popup`, and an `id`, which the hook needs too; its content is rendered only while it is
 * open. When it opens, the element with `data-autofocus` receives the focus.
 *
 * ```tsx
 * const [open, setOpen] = useState(false);
 * const popup = usePopup({ open, onClose: () => setOpen(false) });
 *
 * <button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>Choose</button>
 * <div {...popup} id={id} role="dialog" className="ck-popup ck-calendar">
 *   {open && <Days />}
 * </div>
 * ```
 *
 * Its style sheet may say `display` only under `&:popover-open`, and `min-inline-size: anchor-size(inline)`
 * to be as wide as the anchor.
 */
export function usePopup<Box extends HTMLElement = HTMLDivElement>({
  open,
  onClose,
  anchor,
  trigger,
  position = "auto left",
}: PopupOptions): PopupProps<Box> {
  // Why: docs/decisions/popups.md#everything-opens-in-the-top-layer
  const ref = useRef<Box>(null);
  const close = useLatest(onClose);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!open || !box?.isConnected) return undefined;
    const beside = anchor?.current ?? (box.previousElementSibling as HTMLElement | null);
    const opener = trigger?.current ?? beside;
    if (!beside) return undefined;

    const closed = new AbortController();
    const { signal } = closed;
    // Not supported by jsdom.
    box.showPopover?.();
    anchorTo(beside, box, signal);
    onEscape(box, () => close.current(), signal);

    // React removes the content, and the focus with it, before its cleanup runs, so it is remembered.
    let hasFocus = false;
    const enter = (): void => {
      hasFocus = true;
    };
    const goElsewhere = (): void => {
      hasFocus = false;
      close.current();
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      const next = relatedTarget as Node | null;
      if (!next || box.contains(next)) return;
      if (beside.contains(next)) hasFocus = false;
      else goElsewhere();
    };
    const press = (event: Event): void => {
      const path = event.composedPath();
      if (!path.includes(box) && !path.includes(beside)) goElsewhere();
    };
    box.addEventListener("focusin", enter, { signal });
    box.addEventListener("focusout", leave, { signal });
    beside.addEventListener("focusout", leave, { signal });
    for (const view of windowsOf(box)) {
      view.addEventListener("pointerdown", press, { signal, capture: true });
    }
    box.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true });

    return () => {
      closed.abort();
      hidePopover(box);
      if (!hasFocus) return;
      opener?.focus({ preventScroll: true });
      // The opener may be disabled, or removed as well.
      restoreFocus(box);
    };
  }, [open, anchor, trigger, close]);

  return { ref, popover: "manual", "data-position": position };
}
