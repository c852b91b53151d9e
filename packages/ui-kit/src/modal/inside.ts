import type { FocusEvent } from "react";
import { focusHeading } from "../shared/restore-focus.ts";

/**
 * Focuses the element marked with `autoFocus`, or else the dialog's heading, unless the focus is
 * already inside.
 */
export function focusInside(dialog: Element): void {
  if (dialog.querySelector(":focus-within")) return;
  const target = dialog.querySelector<HTMLElement>("[data-autofocus]");
  if (target) target.focus({ preventScroll: true });
  else focusHeading(dialog.querySelector("h2"));
}

/**
 * Makes scrollable text focusable and gives it a name, so that the arrow keys can scroll it. Safari
 * needs this; other browsers make it focusable without a name. Runs when the focus moves, which is soon
 * enough for content that has grown.
 */
export function letKeysScroll({ currentTarget }: FocusEvent): void {
  const body = currentTarget.querySelector("[data-part=body]");
  if (body && body.scrollHeight > body.clientHeight) {
    const ariaLabel = currentTarget.querySelector("h2")?.textContent;
    Object.assign(body, { tabIndex: 0, role: "region", ariaLabel });
  }
}
