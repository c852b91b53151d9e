"use client";

import {
  type ComponentProps,
  type JSX,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { ButtonBar } from "../button-bar/button-bar.tsx";
import { Button } from "../button/button.tsx";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { statusIconText } from "../icon/text.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownEntry } from "../shared/own-entry.ts";
import { useControlled } from "../shared/use-controlled.ts";
import { letKeysScroll } from "./inside.ts";
import { modalText } from "./text.ts";
import { icons, type ModalType, reportUnknown } from "./types.ts";
import { type DialogCloseReason, useModalDialog } from "./use-modal-dialog.ts";

/**
 * Why a modal closes. `api`: by the `close()` method of the `<dialog>`, or by a `<form
 * method="dialog">` inside it.
 */
export type ModalCloseReason = DialogCloseReason | "button";

/**
 * Called when a button of a modal is clicked. The modal then closes, unless `event.preventDefault()` is
 * called. While a returned promise is pending, the button is busy. If it is rejected, the modal stays
 * open; showing the error is up to the caller.
 */
export type ModalButtonHandler = (event: MouseEvent<HTMLButtonElement>) => unknown;

interface OpenModalProps extends Omit<
  ComponentProps<"dialog">,
  "onCancel" | "onClickCapture" | "onClose" | "onFocusCapture" | "onMouseDownCapture" | "open"
> {
  /**
   * Sets the icon. `confirm` and `error` are alerts: screen readers read their text immediately.
   * @default "content"
   */
  type?: ModalType | undefined;
  /** Heading and accessible name of the dialog. */
  heading: ReactNode;
  /**
   * Whether a press on the backdrop closes the modal.
   * @default false
   */
  dismissable?: boolean | undefined;
  /**
   * Maximum size in the window. On a small screen, it is always full width.
   * @default "default"
   */
  size?: "default" | "wide" | "full-screen" | undefined;
  /**
   * Label of the first button. `null` removes all buttons, for content that has its own.
   * @default "Close"
   */
  primaryButton?: ReactNode;
  /** Label of the second button, if there is one. */
  secondaryButton?: ReactNode;
  /** Label of the third button, if there is one. */
  tertiaryButton?: ReactNode;
  /** Called when the first button is clicked. */
  onPrimaryClick?: ModalButtonHandler | undefined;
  /** Called when the second button is clicked. */
  onSecondaryClick?: ModalButtonHandler | undefined;
  /** Called when the third button is clicked. */
  onTertiaryButton?: ModalButtonHandler | undefined;
  /** Called when the modal closes. A controlled modal closes only if the caller unsets `open`. */
  onClose?: ((reason: ModalCloseReason) => void) | undefined;
}

// See README.md in this folder.
/** Props of {@link Modal}. All other props, including `ref`, are passed to the `<dialog>`. */
export interface ModalProps extends OpenModalProps {
  /** The controlled open state. `onClose` is called when the user closes the modal. */
  open?: boolean | undefined;
  /**
   * The initial open state of an uncontrolled modal.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

/**
 * A modal dialog: the page behind it is inert until it closes. Initially focuses the element marked
 * with `autoFocus` or `data-autofocus`, or else its heading; `confirm` and `error` focus the least
 * destructive button. Restores the focus when it closes. On a small screen, it slides in from the
 * bottom.
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
  // An open modal that is not visible would block the page.
  if (!open || modal.hidden) return null;
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

/** The content of a modal while it is open. */
function OpenModal({
  type = "content",
  heading,
  dismissable,
  size = "default",
  primaryButton,
  secondaryButton,
  tertiaryButton,
  onPrimaryClick,
  onSecondaryClick,
  onTertiaryButton,
  onClose,
  className,
  children,
  ...rest
}: OpenModalProps): JSX.Element {
  const words = { ...useText(modalText), ...useText(statusIconText) };
  const iconTitles: Partial<Record<ModalType, string>> = words;
  const id = useId();
  const [busy, setBusy] = useState("");
  const { box, isShown, listeners } = useModalDialog(
    (reason) => (reason !== "backdrop" || dismissable) && onClose?.(reason),
    rest.onKeyDown,
  );
  useEffect(() => reportUnknown(type), [type]);

  const icon = ownEntry(icons, type);
  const isAlert = type === "confirm" || type === "error";

  function button(
    variant: "primary" | "secondary" | "quiet",
    label: ReactNode,
    onPress: ModalButtonHandler | undefined,
    isSafest?: boolean,
  ): JSX.Element | null {
    async function press(event: MouseEvent<HTMLButtonElement>): Promise<void> {
      const work = onPress?.(event);
      if (work) {
        setBusy(variant);
        await Promise.resolve(work).catch(() => event.preventDefault());
        setBusy("");
      }
      // Escape may have closed it already.
      if (box.current && !event.defaultPrevented) onClose?.("button");
    }
    return label ? (
      <Button
        variant={variant}
        busy={onPress && busy === variant}
        data-autofocus={(isAlert && isSafest) || undefined}
        onClick={press}
      >
        {label}
      </Button>
    ) : null;
  }

  return (
    <dialog
      {...rest}
      {...listeners}
      onFocusCapture={letKeysScroll}
      className={joinNames("ck-modal", className)}
      data-type={type}
      data-size={size}
      role={isAlert ? "alertdialog" : "dialog"}
      aria-labelledby={id}
      {...(isAlert && { "aria-describedby": joinNames(`${id}-body`, rest["aria-describedby"]) })}
    >
      <div ref={box} data-part="box">
        <div id={id} data-part="header">
          {icon && <SvgIcon paths={icon} title={iconTitles[type]} />}
          <h2 data-part="heading">{heading}</h2>
        </div>
        {isShown && (
          <>
            <div id={`${id}-body`} data-part="body">
              {children}
            </div>
            {primaryButton !== null && (
              <ButtonBar data-part="footer">
                {button(
                  "primary",
                  primaryButton ?? words.closeModal,
                  onPrimaryClick,
                  !secondaryButton,
                )}
                {button("secondary", secondaryButton, onSecondaryClick, true)}
                {button("quiet", tertiaryButton, onTertiaryButton)}
              </ButtonBar>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
