"use client";

import { type ComponentProps, type JSX, useEffect, useState } from "react";
import { buttonText } from "../button/text.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { Spinner } from "../shared/spinner.tsx";
import { waitingText } from "./text.ts";

/** Props of {@link WaitingIndicator}. All other props, including `ref`, are passed to the `<span>`. */
export interface WaitingIndicatorProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * Text next to the spinner.
   * @default "Please wait..."
   */
  text?: string | undefined;
  /**
   * Added below `text` after 10 s, and announced.
   * @default "Still working..."
   */
  longText?: string | undefined;
  /**
   * Announced when the wait is over, such as "Claims loaded, 12 results". Only the caller knows the
   * result, so there is no default.
   */
  doneText?: string | undefined;
  /**
   * Diameter of the spinner: 40, 20 or 80 px; `full-screen` covers the page, which is then inert.
   * @default "default"
   */
  size?: "default" | "minimal" | "full-screen" | undefined;
}

/** After this time, in ms, users wonder whether anything is happening. */
const LONG = 10_000;

/**
 * The spinner and text of `Waiting`, while something waits. By itself, it has no code for full-screen mode, which
 * widgets do not need.
 */
export function WaitingIndicator({
  text,
  longText,
  doneText,
  size = "default",
  className,
  ...box
}: WaitingIndicatorProps): JSX.Element {
  const { wait } = useText(buttonText);
  const { stillWorking } = useText(waitingText);
  const first = text ?? wait;
  const added = useLongWait(first) ? (longText ?? stillWorking) : undefined;

  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- resetting a form empties an <output>
      role="status"
      // The spinner makes the announcements.
      aria-live="off"
      {...box}
      className={joinNames("ck-waiting", className)}
      data-size={size}
    >
      <Spinner says={added ?? first} thenSays={doneText} />
      <span className="ck-waiting-text">
        <span>{first}</span>
        {added && <span>{added}</span>}
      </span>
    </span>
  );
}

/** Whether the text has not changed for that long. */
function useLongWait(says: string): boolean {
  const [longSaid, setLongSaid] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setLongSaid(says), LONG);
    return () => clearTimeout(timer);
  }, [says]);

  return longSaid === says;
}
