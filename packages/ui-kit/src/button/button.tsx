"use client";

import { type ComponentProps, type JSX, type MouseEvent, useId, useRef } from "react";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { reportNameless } from "./report-nameless.ts";
import { buttonText } from "./text.ts";

// Bundlers replace it, here as in React itself, which no page runs without.
declare const process: { env: { NODE_ENV?: string } };

interface Appearance {
  /**
   * How much it asks for attention. One primary button in sight is enough.
   * @default "secondary"
   */
  variant?: "primary" | "secondary" | "quiet" | undefined;
  /**
   * Why it can't be used now. Unlike a `disabled` one, the button can be reached, and says its reason.
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

/** Props of {@link Button}. The others, `ref` among them, go to the `<button>`, or to the `<a>`. */
export type ButtonProps = PlainButtonProps | LinkButtonProps;

/** A second click on a submit button within this time, in ms, is a slip of the finger. */
const DOUBLE_SUBMIT_MS = 1000;

/** A link without an address is none, unless it says so. */
const disabledLink = { href: undefined, role: "link", tabIndex: 0 };

/**
 * Does something, or with `href` leads somewhere.
 *
 * Style hooks: `.ck-button`, `[data-variant]`, `[aria-disabled="true"]`, `[data-busy]`.
 */
export function Button({
  variant = "secondary",
  busy,
  disabledReason,
  className,
  ...rest
}: ButtonProps): JSX.Element {
  const { wait } = useText(buttonText);
  const reasonId = useId();
  const readyAt = useRef(0);
  const idle = busy || disabledReason;

  const control = {
    className: joinNames("ck-button", className),
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
        // A form that is not valid is not sent: the next click is meant, however soon.
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
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the rest
        <a {...rest} {...control} {...(disabledReason && disabledLink)} />
      )}
      {busy !== undefined && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the reset of a form empties an <output>
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
