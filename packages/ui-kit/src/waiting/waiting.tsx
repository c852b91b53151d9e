"use client";

import type { ComponentProps, JSX } from "react";
import { joinNames } from "../shared/join-names.ts";
import { Spinner } from "../shared/spinner.tsx";
import { useKitText } from "../text/locale.tsx";
import { busyText } from "../text/text.ts";
import { FullScreen } from "./full-screen.tsx";

/** Props of {@link Waiting}. The others, `ref` among them, go to the `<span>` around ring and text. */
export interface WaitingProps extends Omit<ComponentProps<"span">, "children"> {
  /** @default "Please wait..." */
  text?: string | undefined;
  /**
   * Spoken when the wait is over, such as "Claims loaded, 12 results". Only the caller knows whether
   * it was worth the wait, so there is no default.
   */
  doneText?: string | undefined;
  /**
   * A ring of 40, 20 or 80 px; `full-screen` covers the page and keeps it from scrolling.
   * @default "default"
   */
  size?: "default" | "minimal" | "full-screen" | undefined;
  /** @default true */
  active?: boolean | undefined;
}

/**
 * Says that something is under way, and when it is done.
 *
 * Style hooks: `.ck-waiting`, `[data-size]`.
 */
export function Waiting({
  text,
  doneText,
  size = "default",
  active = true,
  className,
  ...box
}: WaitingProps): JSX.Element | null {
  const { wait } = useKitText(busyText);
  const says = text ?? wait;
  if (!active) return null;

  const indicator = (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the reset of a form empties an <output>
      role="status"
      // What speaks is the spinner's announcer.
      aria-live="off"
      {...box}
      className={joinNames("ck-waiting", className)}
      data-size={size}
    >
      <Spinner says={says} thenSays={doneText} />
      <span>{says}</span>
    </span>
  );
  return size === "full-screen" ? <FullScreen label={says}>{indicator}</FullScreen> : indicator;
}
