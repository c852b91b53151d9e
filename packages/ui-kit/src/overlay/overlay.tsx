"use client";

import { type ComponentProps, type JSX, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { type DialogCloseReason, useModalDialog } from "../modal/use-modal-dialog.ts";
import { hidePopover } from "../shared/hide-popover.ts";
import { joinNames } from "../shared/join-names.ts";

interface Visibility {
  /**
   * Whether the overlay is visible.
   * @default false
   */
  shown?: boolean | undefined;
}

interface ModalOverlayProps
  extends
    Visibility,
    Omit<
      ComponentProps<"dialog">,
      "onCancel" | "onClickCapture" | "onClose" | "onMouseDownCapture" | "open"
    > {
  /** Whether the page below stays usable. */
  clickThrough?: false | undefined;
  /** Accessible name of the overlay. */
  "aria-label": string;
  /**
   * Called when the user wants to return to the page: on Escape, or on a press outside the content.
   * Without it, only the caller hides the overlay.
   */
  onClose?: ((reason: DialogCloseReason) => void) | undefined;
}

interface ClickThroughOverlayProps extends Visibility, ComponentProps<"div"> {
  /**
   * Only tints the page, which can still be clicked, focused and scrolled.
   * @default false
   */
  clickThrough: true;
  /** Not available with `clickThrough`. */
  onClose?: undefined;
}

/**
 * Props of {@link Overlay}. All other props, including `ref`, are passed to the `<dialog>` or the
 * `<div>`.
 */
export type OverlayProps = ModalOverlayProps | ClickThroughOverlayProps;

/**
 * A layer over the whole page, in the browser's top layer, for uses other than a `Modal`, such as an
 * image at full size. The page behind it is inert and does not scroll; the focus is restored at the
 * end.
 *
 * Style hooks: `.ck-overlay`, `[data-click-through="true"]`; part `box`.
 */
export function Overlay({ shown = false, ...layer }: OverlayProps): JSX.Element | null {
  if (!shown || layer.hidden) return null;
  return layer.clickThrough ? <ClickThroughOverlay {...layer} /> : <ModalOverlay {...layer} />;
}

function ModalOverlay({
  clickThrough,
  onClose,
  className,
  children,
  ...dialog
}: ModalOverlayProps): JSX.Element {
  const { box, isShown, listeners } = useModalDialog(
    (reason) => onClose?.(reason),
    dialog.onKeyDown,
  );
  return (
    <dialog
      {...dialog}
      {...listeners}
      className={joinNames("ck-overlay", className)}
      data-click-through={clickThrough}
    >
      <div ref={box} data-part="box">
        {isShown && children}
      </div>
    </dialog>
  );
}

function ClickThroughOverlay({
  clickThrough,
  ref,
  className,
  children,
  ...veil
}: ClickThroughOverlayProps): JSX.Element {
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement, []);

  useLayoutEffect(() => {
    const popup = own.current;
    if (!popup?.isConnected) return undefined;
    // Not supported by jsdom.
    popup.showPopover?.();
    return () => hidePopover(popup);
  }, []);

  return (
    <div
      {...veil}
      ref={own}
      popover="manual"
      className={joinNames("ck-overlay", className)}
      data-click-through={clickThrough}
    >
      <div data-part="box">{children}</div>
    </div>
  );
}
