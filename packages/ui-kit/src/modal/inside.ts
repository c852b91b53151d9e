import type { FocusEvent } from "react";
import { focusHeading } from "../shared/give-focus-back.ts";

/** Puts the focus on what asks for it, else on the dialog's heading, unless something in it has it already. */
export function focusInside(dialog: Element): void {
  if (dialog.querySelector(":focus-within")) return;
  const target = dialog.querySelector<HTMLElement>("[data-autofocus]");
  if (target) target.focus({ preventScroll: true });
  else focusHeading(dialog.querySelector("h2"));
}

/**
 * Arrow keys scroll what has the focus: so a text that is longer than its place can have it, and has a
 * name then. Safari needs this, and what browsers do by themselves has no name. Looked at whenever the
 * focus moves, which is soon enough for content that has grown.
 */
export function letKeysScroll({ currentTarget }: FocusEvent): void {
  const body = currentTarget.querySelector("[data-part=body]");
  if (body && body.scrollHeight > body.clientHeight) {
    const ariaLabel = currentTarget.querySelector("h2")?.textContent;
    Object.assign(body, { tabIndex: 0, role: "region", ariaLabel });
  }
}
