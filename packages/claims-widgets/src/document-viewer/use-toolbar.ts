"use client";

import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";

/** Event handlers of a toolbar. */
export interface ToolbarListeners {
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes a toolbar one tab stop, with arrow keys, Home and End moving between its controls: ARIA's
 * toolbar pattern. The control that was focused last receives the focus again.
 */
export function useToolbar(toolbar: RefObject<HTMLElement | null>): ToolbarListeners {
  const controls = (): HTMLElement[] => [
    ...(toolbar.current?.querySelectorAll<HTMLElement>("button, a, input") ?? []),
  ];

  function stopAt(stop: Element | undefined): void {
    for (const control of controls()) control.tabIndex = control === stop ? 0 : -1;
  }

  useLayoutEffect(() => {
    const [first, ...others] =
      toolbar.current?.querySelectorAll<HTMLElement>("button, a, input") ?? [];
    if (first) first.tabIndex = 0;
    for (const other of others) other.tabIndex = -1;
  }, [toolbar]);

  return {
    onFocus: ({ target }) => stopAt(target),
    onKeyDown(event) {
      const all = controls();
      const at = all.indexOf(event.target as HTMLElement);
      const next = placeAfter(event, at, all.length);
      if (at < 0 || next === undefined || isWriting(event)) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}

function placeAfter({ key, currentTarget, ...keys }: KeyboardEvent, at: number, count: number) {
  if (keys.ctrlKey || keys.metaKey || keys.altKey) return undefined;
  const forward = currentTarget.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (at + (key === forward ? 1 : count - 1)) % count;
}

/**
 * Whether the key moves the caret within a field. At its end, or with all text selected, an arrow key
 * moves on.
 */
function isWriting({ key, target }: KeyboardEvent): boolean {
  // No `instanceof`, because an element in a frame has that frame's classes.
  if (!(target as Element).matches("input")) return false;
  const { selectionStart: start, selectionEnd: end, value } = target as HTMLInputElement;
  const isAll = start === 0 && end === value.length;
  const isAtEdge = start === end && start === (key === "ArrowLeft" ? 0 : value.length);
  return key === "Home" || key === "End" || !(isAll || isAtEdge);
}
