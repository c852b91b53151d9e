"use client";

import { type ComponentProps, type JSX, type ReactNode, useId } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { question } from "../icon/icon-paths.ts";
import { useText } from "../messages/locale.ts";
import { type PopupPosition, usePopup } from "../popup/use-popup.ts";
import { joinNames } from "../shared/join-names.ts";
import { useControlled } from "../shared/use-controlled.ts";
import { contextualHelpText } from "./text.ts";

/** Props of {@link ContextualHelp}. The others, `ref` among them, go to the `<button>`. */
export interface ContextualHelpProps extends ComponentProps<"button"> {
  /** What it is about: the title over the text, and part of the button's name. */
  heading?: string | undefined;
  /** The text. It stands in a `<span>`, so that help can follow a word in a paragraph. */
  children: ReactNode;
  /** A link to more, below the text. */
  link?: ReactNode;
  /**
   * An id for the text, which then stays in the page while the help is closed: a field that names it in
   * its `aria-describedby` has the text as its description.
   */
  textId?: string | undefined;
  /**
   * Where the text stands; it changes sides where there is no room.
   * @default "auto left"
   */
  position?: PopupPosition | undefined;
  /** Whether it is open, when the caller wants to decide. `onOpen` and `onClose` say what the user wants. */
  open?: boolean | undefined;
  /**
   * Whether it starts open, when it decides for itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** The user opens it, or wants to, where the caller decides. */
  onOpen?: (() => void) | undefined;
  /** The user closes it, or wants to, where the caller decides. */
  onClose?: (() => void) | undefined;
}

/**
 * A button that explains the thing beside it: on a click, never by hovering alone. It closes on another
 * click, on Escape, on a press elsewhere and when the focus goes on.
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
