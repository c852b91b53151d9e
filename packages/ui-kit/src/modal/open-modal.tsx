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
import { Drawing } from "../icon/drawing.tsx";
import { joinNames } from "../shared/join-names.ts";
import { useKitText } from "../text/locale.tsx";
import { modalText, notificationText } from "../text/text.ts";
import { letKeysScroll } from "./focus.ts";
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

/** What a modal takes, whoever decides whether it is open. */
export interface OpenModalProps extends Omit<
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
  /** @default "default" */
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
  onPrimary?: ModalButtonHandler | undefined;
  /** The second button was pressed. */
  onSecondary?: ModalButtonHandler | undefined;
  /** The third button was pressed. */
  onTertiary?: ModalButtonHandler | undefined;
  /** It closes; or, where the caller decides, wants to. */
  onClose?: ((reason: ModalCloseReason) => void) | undefined;
}

/** A modal for as long as it is open. */
export function OpenModal({
  type = "content",
  heading,
  dismissable = false,
  size = "default",
  primaryButton,
  secondaryButton,
  tertiaryButton,
  onPrimary,
  onSecondary,
  onTertiary,
  onClose,
  className,
  children,
  ...rest
}: OpenModalProps): JSX.Element {
  const words = useKitText({ ...modalText, ...notificationText });
  const iconTitles: Partial<Record<ModalType, string>> = words;
  const id = useId();
  const [busy, setBusy] = useState("");
  const { box, isShown, listeners } = useModalDialog(
    (reason) => (reason !== "backdrop" || dismissable) && onClose?.(reason),
    rest.onKeyDown,
  );
  useEffect(() => reportUnknown(type), [type]);

  const icon = icons[type];
  const isAlert = type === "confirm" || type === "error";
  const shownRole = isAlert ? "alertdialog" : "dialog";

  function button(
    variant: "primary" | "secondary" | "quiet",
    label: ReactNode,
    onPress: ModalButtonHandler | undefined,
    hasFocus: boolean,
  ): ReactNode {
    async function press(event: MouseEvent<HTMLButtonElement>): Promise<void> {
      const work = onPress?.(event);
      try {
        if (work) {
          setBusy(variant);
          await work;
        }
        // Escape may have been faster.
        if (box.current && !event.defaultPrevented) onClose?.("button");
      } catch {
        // It stays open.
      }
      setBusy("");
    }
    return (
      label && (
        <Button
          variant={variant}
          busy={onPress && busy === variant}
          data-autofocus={hasFocus || undefined}
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
      role={isShown ? shownRole : undefined}
      aria-labelledby={id}
      aria-describedby={isAlert && isShown ? `${id}-body` : undefined}
    >
      <div ref={box} data-part="box">
        <div id={id} data-part="header">
          {icon && <Drawing paths={icon} title={iconTitles[type]} />}
          <h2 data-part="heading">{heading}</h2>
        </div>
        {isShown && (
          <>
            <div id={`${id}-body`} data-part="body">
              {children}
            </div>
            {primaryButton !== null && (
              <div data-part="footer">
                <ButtonBar>
                  {button(
                    "primary",
                    primaryButton ?? words.closeModal,
                    onPrimary,
                    isAlert && !secondaryButton,
                  )}
                  {button("secondary", secondaryButton, onSecondary, isAlert)}
                  {button("quiet", tertiaryButton, onTertiary, false)}
                </ButtonBar>
              </div>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
