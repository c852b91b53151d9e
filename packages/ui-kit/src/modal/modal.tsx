"use client";

import type { JSX } from "react";
import { useControlled } from "../shared/use-controlled.ts";
import { OpenModal, type OpenModalProps } from "./open-modal.tsx";

/** Props of {@link Modal}. The others, `ref` among them, go to the `<dialog>`. */
export interface ModalProps extends OpenModalProps {
  /** Whether it is open, when the caller wants to decide. `onClose` says what the user wants. */
  open?: boolean | undefined;
  /**
   * Whether it starts open, when it decides for itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

/**
 * A dialog over the page: nothing behind it can be reached until it closes. It opens with the focus on
 * what is marked `autoFocus` or `data-autofocus`, else on its heading, or as `confirm` and `error` on
 * the least destructive button; and gives the focus back. On a small screen it comes from below.
 *
 * Style hooks: `.ck-modal`, `[data-type]`, `[data-size]`; parts `box`, `header`, `heading`, `body`,
 * `footer`.
 */
export function Modal({
  open: held,
  defaultOpen = false,
  onClose,
  ...modal
}: ModalProps): JSX.Element | null {
  const [open, keepOpen] = useControlled(held, defaultOpen);
  if (!open) return null;
  return (
    <OpenModal
      {...modal}
      onClose={(reason) => {
        keepOpen(false);
        onClose?.(reason);
      }}
    />
  );
}
