"use client";

import {
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { coverEscape } from "../shared/on-escape.ts";
import { restoreFocus } from "../shared/restore-focus.ts";
import { lockScroll } from "../shared/scroll-lock.ts";
import { focusInside } from "./inside.ts";

/**
 * Why a modal dialog is asked to close: Escape or Android's back gesture, a press on the backdrop, or
 * `close()` of the `<dialog>`, which a `<form method="dialog">` inside it also calls.
 */
export type DialogCloseReason = "escape" | "backdrop" | "api";

type DialogProps = ComponentProps<"dialog">;

/** Return value of {@link useModalDialog}. */
export interface ModalDialog {
  /** Ref of the single element inside the `<dialog>`. */
  box: RefObject<HTMLDivElement | null>;
  /**
   * Whether the content may be rendered: `autoFocus`, a popup or another modal in it needs an open
   * dialog.
   */
  isShown: boolean;
  /** Props of the `<dialog>`, to spread after the caller's. */
  listeners: Pick<
    DialogProps,
    "onCancel" | "onClose" | "onKeyDown" | "onMouseDownCapture" | "onClickCapture"
  >;
}

/**
 * Shows a `<dialog>` as a modal while it is mounted: the page is inert and does not scroll, and the
 * focus is restored at the end. It never closes itself; it calls `onClose`. The dialog has no padding
 * or border, so that a press on the dialog itself is a press outside its content.
 *
 * @param onKeyDown the caller's handler, which can keep Escape from closing the dialog with
 * `preventDefault()`
 */
export function useModalDialog(
  onClose: (reason: DialogCloseReason) => void,
  onKeyDown?: DialogProps["onKeyDown"],
): ModalDialog {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [isShown, setShown] = useState(false);

  useLayoutEffect(() => {
    const dialog = box.current?.closest("dialog");
    if (!dialog?.isConnected) return undefined;
    const unlock = lockScroll(dialog);
    const opener = (dialog.getRootNode() as Document).activeElement as HTMLElement | null;
    const uncover = coverEscape(dialog);
    // jsdom supports neither.
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- the content must be rendered into an open dialog
    setShown(true);
    return () => {
      uncover();
      // Closed before React removes it, so that the browser restores the focus.
      dialog.close?.();
      unlock();
      restoreFocus(dialog, opener);
    };
  }, []);

  useLayoutEffect(() => {
    const dialog = isShown && box.current?.parentElement;
    if (dialog) focusInside(dialog);
  }, [isShown]);

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose("escape");
  }

  const listeners: ModalDialog["listeners"] = {
    onKeyDown(event) {
      onKeyDown?.(event);
      // Escape of an unfinished character, which Safari reports by its key code, or already handled
      // inside the dialog.
      const isTaken =
        event.defaultPrevented || event.nativeEvent.isComposing || event.keyCode === 229;
      // A second Escape closes a dialog even if `cancel` is prevented; only its key press can be
      // prevented.
      if (event.key === "Escape" && !isTaken) cancel(event);
    },
    // Android's back gesture. (The event of a file input in the dialog bubbles.)
    onCancel(event) {
      if (isItself(event)) cancel(event);
    },
    onClose(event) {
      // Received late, after the dialog has opened again; or closed by us, as in a suspended part of
      // the page.
      if (!isItself(event) || event.currentTarget.open || !box.current) return;
      // A caller who disagrees keeps it open. Why: docs/decisions/popups.md#the-caller-closes-a-modal
      event.currentTarget.showModal();
      onClose("api");
    },
    onMouseDownCapture(event) {
      isPressed.current = isItself(event);
      if (!isPressed.current) return;
      // Keeps the focus inside, or returns it.
      event.preventDefault();
      focusInside(event.currentTarget);
    },
    // Selecting text and releasing the mouse outside is not a press outside.
    onClickCapture(event) {
      if (isPressed.current && isItself(event)) onClose("backdrop");
    },
  };
  return { box, isShown, listeners };
}

function isItself({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}
