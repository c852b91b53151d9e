"use client";

import { type ComponentProps, type JSX, type MouseEvent, useId, useRef } from "react";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { buttonText } from "./text.ts";

// Replaced by bundlers, as in React itself.
declare const process: { env: { NODE_ENV?: string } };

interface Appearance {
  /**
   * Visual emphasis. Use one primary button per view.
   * @default "secondary"
   */
  variant?: "primary" | "secondary" | "quiet" | undefined;
  /**
   * Why the action is not available. Unlike with `disabled`, the button can be focused, and the reason
   * is announced. It is a separate element after the button; for a row of buttons, use `ButtonBar`,
   * which shows it below them.
   */
  disabledReason?: string | undefined;
}

interface PlainButtonProps extends Appearance, ComponentProps<"button"> {
  /**
   * Shows a spinner, announces the wait and ignores clicks while an action is in progress; the button
   * keeps the focus. Set it to `false` before the action starts, so that its live region exists in time.
   */
  busy?: boolean | undefined;
  /** URL of a link. With it, the button renders an `<a>`. */
  href?: undefined;
}

interface LinkButtonProps extends Appearance, ComponentProps<"a"> {
  /** URL of a link. With it, the button renders an `<a>`. */
  href: string;
  /** Not available on a link. */
  busy?: undefined;
}

/** Props of {@link Button}. All other props, including `ref`, are passed to the `<button>` or the `<a>`. */
export type ButtonProps = PlainButtonProps | LinkButtonProps;

/** A second click on a submit button within this time, in ms, is ignored as accidental. */
const DOUBLE_SUBMIT_MS = 1000;

/** Selects descendants that give an icon button its name. */
const NAMES = "[aria-label]:not([aria-label='']), [alt]:not([alt='']), title";

/** An `<a>` without `href` has no link role, so set it. */
const disabledLink = { href: undefined, role: "link", tabIndex: 0 };

/**
 * A button, or a link with `href`.
 *
 * Style hooks: `.ck-button`, `[data-variant]`, `[aria-disabled="true"]`, `[data-busy]`.
 */
export function Button({
  variant = "secondary",
  busy,
  disabledReason,
  ...rest
}: ButtonProps): JSX.Element {
  const { wait } = useText(buttonText);
  const reasonId = useId();
  const readyAt = useRef(0);
  const idle = busy || disabledReason;

  const control = {
    className: joinNames("ck-button", rest.className),
    "data-variant": variant,
    "data-busy": busy,
    ...(idle && { "aria-disabled": true }),
    ...(disabledReason && {
      "aria-describedby": joinNames(reasonId, rest["aria-describedby"]),
    }),
    onClickCapture(event: MouseEvent): void {
      if (process.env.NODE_ENV !== "production") reportNameless(event.currentTarget);
      if (idle || event.timeStamp < readyAt.current) {
        event.preventDefault();
        event.stopPropagation();
        // An invalid form is not submitted, so a second click is intended, however soon.
      } else if (rest.type === "submit" && !event.currentTarget.closest(":invalid")) {
        readyAt.current = event.timeStamp + DOUBLE_SUBMIT_MS;
      }
    },
  };

  return (
    <>
      {rest.href === undefined ? (
        <button type="button" {...rest} {...control} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- `rest` contains the children
        <a {...rest} {...control} {...(disabledReason && disabledLink)} />
      )}
      {busy !== undefined && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- resetting a form empties an <output>
        <span role="status" className="ck-button-status" hidden={rest.hidden}>
          {busy && wait}
        </span>
      )}
      {disabledReason && (
        <span id={reasonId} className="ck-button-reason" hidden={rest.hidden}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** Warns developers about a button with an icon and no name when they first use it. */
function reportNameless(button: Element): void {
  const isNamed =
    button.textContent !== "" ||
    button.matches("[aria-label], [aria-labelledby], [title]") ||
    button.querySelector(NAMES);
  if (isNamed) return;
  // oxlint-disable-next-line no-console -- meant for developers
  console.error("This button has no name. Give it an aria-label that says what it does.", button);
}
