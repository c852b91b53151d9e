"use client";

import { type ComponentProps, type JSX, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { type DialogCloseReason, useModalDialog } from "../modal/use-modal-dialog.ts";
import { joinNames } from "../shared/join-names.ts";

interface Visibility {
  /**
   * Whether it lies over the page.
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
  /** What the layer is called for those who hear it. */
  "aria-label": string;
  /**
   * The user wants to go back to the page: by Escape, or by a press beside what the layer holds. Without
   * it, nobody but the caller hides the layer.
   */
  onClose?: ((reason: DialogCloseReason) => void) | undefined;
}

interface ClickThroughOverlayProps extends Visibility, ComponentProps<"div"> {
  /**
   * Only tints the page, which stays as it is: it can be pressed, reached and scrolled.
   * @default false
   */
  clickThrough: true;
  /** Not available with `clickThrough`. */
  onClose?: undefined;
}

/** Props of {@link Overlay}. The others, `ref` among them, go to the `<dialog>`, or to the `<div>`. */
export type OverlayProps = ModalOverlayProps | ClickThroughOverlayProps;

/**
 * A layer over the whole page, in the browser's top layer, for what is no `Modal`: a picture at its full
 * size, say. What is behind it can't be reached or scrolled, and gets the focus back in the end.
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
    // jsdom has neither.
    popup.showPopover?.();
    return () => popup.hidePopover?.();
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
