"use client";

import { type ComponentProps, type JSX, type MouseEvent, useId, useRef } from "react";
import { joinClasses } from "../shared/join-classes.ts";
import { Spinner } from "../shared/spinner.tsx";
import { useKitText } from "../text/locale.tsx";
import { waitingText } from "../text/text.ts";

interface Look {
  /**
   * How much it asks for attention. One primary button in sight is enough.
   * @default "secondary"
   */
  variant?: "primary" | "secondary" | "quiet" | undefined;
  /**
   * Why it can't be used now. The button stays focusable, so that everyone can find the reason.
   */
  disabledReason?: string | undefined;
}

interface PlainButtonProps extends Look, ComponentProps<"button"> {
  /**
   * Something that it started is under way: it keeps the focus, does nothing, and says so.
   * @default false
   */
  busy?: boolean | undefined;
  href?: undefined;
}

interface LinkButtonProps extends Look, ComponentProps<"a"> {
  /** Where it leads. It is then a link that looks like a button. */
  href: string;
  busy?: undefined;
}

/** Props of {@link Button}. The others, `ref` among them, go to the `<button>`, or to the `<a>`. */
export type ButtonProps = PlainButtonProps | LinkButtonProps;

/** A second click on a submit button within this time is a slip of the finger. */
const DOUBLE_CLICK = 1000;

/**
 * Does something, or with `href` leads somewhere.
 *
 * Style hooks: `.ck-button`, `[data-variant]`, `[aria-disabled="true"]`, `[aria-busy="true"]`.
 */
export function Button({
  variant = "secondary",
  busy = false,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps): JSX.Element {
  const reasonId = useId();
  const { wait } = useKitText(waitingText);
  const lastSubmit = useRef(Number.NEGATIVE_INFINITY);
  const idle = busy || disabledReason !== undefined;

  const control = {
    className: joinClasses("ck-button", className),
    "data-variant": variant,
    ...(idle && { "aria-disabled": true }),
    ...(disabledReason !== undefined && { "aria-describedby": reasonId }),
  };

  function stopIfIdle(event: MouseEvent<HTMLElement>): void {
    const again = event.timeStamp - lastSubmit.current < DOUBLE_CLICK;
    if (rest.href === undefined && rest.type === "submit") lastSubmit.current = event.timeStamp;
    if (!idle && !again) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      {rest.href === undefined ? (
        <button
          type="button"
          {...rest}
          {...control}
          aria-busy={busy || undefined}
          onClickCapture={stopIfIdle}
        >
          {children}
          {busy && <Spinner says={wait} />}
        </button>
      ) : (
        <a {...rest} {...control} onClickCapture={stopIfIdle}>
          {children}
        </a>
      )}
      {disabledReason !== undefined && (
        <span id={reasonId} className="ck-button-reason">
          {disabledReason}
        </span>
      )}
    </>
  );
}
