"use client";

import {
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { giveFocusBack } from "../shared/give-focus-back.ts";
import { lockScroll } from "../shared/scroll-lock.ts";
import { focusInside } from "./inside.ts";

/**
 * What asks for a modal dialog to be closed: the Escape key or Android's back gesture, a press beside
 * what it holds, or `close()` of the `<dialog>` itself, which a `<form method="dialog">` in it calls too.
 */
export type DialogCloseReason = "escape" | "backdrop" | "api";

type DialogProps = ComponentProps<"dialog">;

/** What {@link useModalDialog} gives to its caller. */
export interface ModalDialog {
  /** For what the `<dialog>` has inside: one element. */
  box: RefObject<HTMLDivElement | null>;
  /** Whether content may be drawn: `autoFocus`, a popup or another modal in it must find it open. */
  isShown: boolean;
  /** For the `<dialog>`, after its caller's own. */
  listeners: Pick<
    DialogProps,
    "onCancel" | "onClose" | "onKeyDown" | "onMouseDownCapture" | "onClickCapture"
  >;
}

/**
 * Shows a `<dialog>` over the page for as long as it is mounted: nothing behind it can be reached or
 * scrolled, and in the end the focus goes back to where it was. It never closes itself, it asks. The
 * dialog has no padding and no border, so that a press on it is a press beside what it holds.
 *
 * @param onKeyDown the caller's own, who may keep Escape to himself by `preventDefault()`
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
    const unlock = lockScroll();
    // jsdom has neither.
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- what it holds must find it open
    setShown(true);
    return () => {
      // Closed before React takes it away: the browser then gives the focus back to where it was.
      dialog.close?.();
      unlock();
      giveFocusBack(dialog);
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
      // Of an unfinished character, which Safari tells by the code, or taken by something in the dialog.
      const isTaken =
        event.defaultPrevented || event.nativeEvent.isComposing || event.keyCode === 229;
      // A second Escape closes a dialog whatever `cancel` says; only its key press can be refused.
      if (event.key === "Escape" && !isTaken) cancel(event);
    },
    // Android's back gesture. (That of a file input in the dialog bubbles.)
    onCancel(event) {
      if (isItself(event)) cancel(event);
    },
    onClose(event) {
      // Heard late, when it is open again; or closed by us, as in a part of the page that is suspended.
      if (!isItself(event) || event.currentTarget.open || !box.current) return;
      // A caller who disagrees keeps it open.
      // Why: docs/decisions/popups.md#the-caller-closes-a-modal
      event.currentTarget.showModal();
      onClose("api");
    },
    onMouseDownCapture(event) {
      isPressed.current = isItself(event);
      if (!isPressed.current) return;
      // The focus stays inside, or returns there.
      event.preventDefault();
      focusInside(event.currentTarget);
    },
    // Who selects a text and lets go beside it has not pressed there.
    onClickCapture(event) {
      if (isPressed.current && isItself(event)) onClose("backdrop");
    },
  };
  return { box, isShown, listeners };
}

function isItself({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}
