"use client";

import type { ComponentProps, JSX } from "react";
import { buttonText } from "../button/text.ts";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { Spinner } from "../shared/spinner.tsx";
import { FullScreen } from "./full-screen.tsx";
import { waitingText } from "./text.ts";
import { useLinger } from "./use-linger.ts";
import { useLong } from "./use-long.ts";

interface IndicatorProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * What is under way.
   * @default "Please wait..."
   */
  text?: string | undefined;
  /**
   * Added below `text` after 10 s, and announced.
   * @default "Still working..."
   */
  longText?: string | undefined;
  /**
   * Spoken when the wait is over, such as "Claims loaded, 12 results". Only the caller knows whether
   * it was worth the wait, so there is no default.
   */
  doneText?: string | undefined;
  /**
   * A ring of 40, 20 or 80 px; `full-screen` covers the page, which can't be reached or scrolled.
   * @default "default"
   */
  size?: "default" | "minimal" | "full-screen" | undefined;
}

/** Props of {@link Waiting}. The others, `ref` among them, go to the `<span>` around ring and text. */
export interface WaitingProps extends IndicatorProps {
  /**
   * Whether there is something to wait for.
   * @default true
   */
  active?: boolean | undefined;
}

/**
 * Stands where something will be: says that it is under way, and when it is there. What takes less than
 * 300 ms is not shown. Use `Busy` around content that is being loaded again.
 *
 * Style hooks: `.ck-waiting`, `[data-size]`.
 */
export function Waiting({ active = true, ...indicator }: WaitingProps): JSX.Element | null {
  return useLinger(active) ? <Indicator {...indicator} /> : null;
}

function Indicator({
  text,
  longText,
  doneText,
  size = "default",
  className,
  ...box
}: IndicatorProps): JSX.Element {
  const { wait } = useText(buttonText);
  const { stillWorking } = useText(waitingText);
  const first = text ?? wait;
  const added = useLong(first) ? (longText ?? stillWorking) : undefined;

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
      <Spinner says={added ?? first} thenSays={doneText} />
      <span className="ck-waiting-text">
        <span>{first}</span>
        {added && <span>{added}</span>}
      </span>
    </span>
  );
  if (box.hidden) return indicator;
  return size === "full-screen" ? <FullScreen label={first}>{indicator}</FullScreen> : indicator;
}
