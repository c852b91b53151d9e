"use client";

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import { anchorTo } from "../popup/anchor-to.ts";
import { hidePopover } from "../shared/hide-popover.ts";
import { onEscape } from "../shared/on-escape.ts";

type ListRef = RefObject<HTMLUListElement | null>;

/**
 * Opens and closes the list below its field. The focus never leaves the field, so this popup needs no
 * focus handling.
 *
 * @param message announced when it changes; `false` while the list is closed
 * @returns the ref of the list
 */
export function useListPopup(
  open: boolean,
  setOpen: (open: boolean) => void,
  message: string | false,
): ListRef {
  const list: ListRef = useRef(null);

  useLayoutEffect(() => {
    const popup = list.current;
    if (!open || !popup) return undefined;
    const closed = new AbortController();
    // Not supported by jsdom.
    popup.showPopover?.();
    anchorTo(fieldOf(list), popup, closed.signal);
    onEscape(popup, () => setOpen(false), closed.signal);
    return () => {
      closed.abort();
      hidePopover(popup);
    };
  }, [open, setOpen]);

  useEffect(() => {
    const cancel: (() => void) | undefined = message ? announce(message, fieldOf(list)) : undefined;
    return cancel;
  }, [message]);

  return list;
}

/** The field of a list: the element before it. */
export function fieldOf(list: ListRef): HTMLInputElement {
  return list.current?.previousElementSibling as HTMLInputElement;
}

/** Prevents a press from moving the focus. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Scrolls to the active option. */
export function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: "nearest" });
}
