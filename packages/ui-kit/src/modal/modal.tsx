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

/** Why a modal closes. `api`: by `close()` of the `<dialog>`, or by a `<form method="dialog">` in it. */
export type ModalCloseReason = DialogCloseReason | "button";

/**
 * Hears the click on a button of a modal, which then closes, unless `event.preventDefault()` is called.
 * While a returned promise is pending, the button is busy. If it is rejected, the modal stays open; what
 * went wrong is the caller's to say.
 */
export type ModalButtonHandler = (event: MouseEvent<HTMLButtonElement>) => unknown;

interface OpenModalProps extends Omit<
  ComponentProps<"dialog">,
  "onCancel" | "onClickCapture" | "onClose" | "onFocusCapture" | "onMouseDownCapture" | "open"
> {
  /**
   * Its icon. `confirm` and `error` are alerts: screen readers read their text at once.
   * @default "content"
   */
  type?: ModalType | undefined;
  /** Names the dialog. */
  heading: ReactNode;
  /**
   * Whether a press beside the modal closes it.
   * @default false
   */
  dismissable?: boolean | undefined;
  /**
   * How much of the window it may take. On a small screen it always takes the whole width.
   * @default "default"
   */
  size?: "default" | "wide" | "full-screen" | undefined;
  /**
   * What the first button says. `null` leaves out all buttons, for content that has its own.
   * @default "Close"
   */
  primaryButton?: ReactNode;
  /** What a second button says. Without it, there is none. */
  secondaryButton?: ReactNode;
  /** What a third button says. Without it, there is none. */
  tertiaryButton?: ReactNode;
  /** The first button was pressed. */
  onPrimaryButton?: ModalButtonHandler | undefined;
  /** The second button was pressed. */
  onSecondaryButton?: ModalButtonHandler | undefined;
  /** The third button was pressed. */
  onTertiaryButton?: ModalButtonHandler | undefined;
  /** It closes; or, where the caller decides, wants to. */
  onClose?: ((reason: ModalCloseReason) => void) | undefined;
}

// See README.md beside this file.
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
  // One that is open and can't be seen would keep the page from being used.
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

/** A modal for as long as it is open. */
function OpenModal({
  type = "content",
  heading,
  dismissable,
  size = "default",
  primaryButton,
  secondaryButton,
  tertiaryButton,
  onPrimaryButton,
  onSecondaryButton,
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
  ): ReactNode {
    async function press(event: MouseEvent<HTMLButtonElement>): Promise<void> {
      const work = onPress?.(event);
      if (work) {
        setBusy(variant);
        await Promise.resolve(work).catch(() => event.preventDefault());
        setBusy("");
      }
      // Escape may have been faster.
      if (box.current && !event.defaultPrevented) onClose?.("button");
    }
    return (
      label && (
        <Button
          variant={variant}
          busy={onPress && busy === variant}
          data-autofocus={(isAlert && isSafest) || undefined}
          onClick={press}
        >
          {label}
        </Button>
      )
    );
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
                  onPrimaryButton,
                  !secondaryButton,
                )}
                {button("secondary", secondaryButton, onSecondaryButton, true)}
                {button("quiet", tertiaryButton, onTertiaryButton)}
              </ButtonBar>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
