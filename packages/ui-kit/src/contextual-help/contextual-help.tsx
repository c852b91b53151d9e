"use client";

import { type ComponentProps, type JSX, type ReactNode, useId } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { question } from "../icon/icon-paths.ts";
import { useText } from "../messages/locale.ts";
import { type PopupPosition, usePopup } from "../popup/use-popup.ts";
import { joinNames } from "../shared/join-names.ts";
import { useControlled } from "../shared/use-controlled.ts";
import { contextualHelpText } from "./text.ts";

/** Props of {@link ContextualHelp}. All other props, including `ref`, are passed to the `<button>`. */
export interface ContextualHelpProps extends ComponentProps<"button"> {
  /** Subject of the help: the heading above the text, and part of the button's name. */
  heading?: string | undefined;
  /** The help text. It is rendered in a `<span>`, so that help can follow a word in a paragraph. */
  children: ReactNode;
  /** A link below the text. */
  link?: ReactNode;
  /**
   * Id of the text. The text then stays in the document while the help is closed, so that a field can
   * refer to it with `aria-describedby`.
   */
  textId?: string | undefined;
  /**
   * Position of the text; it flips if there is not enough space.
   * @default "auto left"
   */
  position?: PopupPosition | undefined;
  /** The controlled open state. `onOpen` and `onClose` are called when the user toggles it. */
  open?: boolean | undefined;
  /**
   * The initial open state of uncontrolled help.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens it. Controlled help opens only if the caller sets `open`. */
  onOpen?: (() => void) | undefined;
  /** Called when the user closes it. Controlled help closes only if the caller unsets `open`. */
  onClose?: (() => void) | undefined;
}

/**
 * A button that shows an explanation on click, never on hover alone. Closes on another click, Escape, a
 * press elsewhere, or when the focus moves on.
 *
 * Style hooks: `.ck-contextual-help`, `[aria-expanded]`; after it `.ck-contextual-help-text`, with the
 * parts `heading`, `link`.
 */
export function ContextualHelp({
  heading,
  children,
  link,
  textId,
  position,
  open: held,
  defaultOpen = false,
  onOpen,
  onClose,
  className,
  onClick,
  ...button
}: ContextualHelpProps): JSX.Element {
  const { help } = useText(contextualHelpText);
  const id = useId();
  const [open, keepOpen] = useControlled(held, defaultOpen);
  const popup = usePopup<HTMLSpanElement>({ open, onClose: () => setOpen(false), position });

  function setOpen(next: boolean): void {
    keepOpen(next);
    (next ? onOpen : onClose)?.();
  }

  return (
    <>
      <button
        type="button"
        {...button}
        className={joinNames("ck-contextual-help", className)}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) setOpen(!open);
        }}
      >
        <SvgIcon paths={question} title={heading ? `${help}: ${heading}` : help} />
      </button>
      <span
        {...popup}
        hidden={button.hidden}
        id={id}
        role="note"
        aria-label={heading ?? help}
        className="ck-popup ck-contextual-help-text"
      >
        {open && heading && <strong data-part="heading">{heading}</strong>}
        {(open || textId) && <span id={textId}>{children}</span>}
        {open && link && <span data-part="link">{link}</span>}
      </span>
    </>
  );
}
