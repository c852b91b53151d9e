"use client";

import { type ComponentProps, type JSX, useId } from "react";
import { joinClasses } from "../shared/join-classes.ts";
import { Spinner } from "../shared/spinner.tsx";
import { useKitText } from "../text/locale.tsx";
import { busyText, waitingText } from "../text/text.ts";
import { useModal } from "./use-modal.ts";

/** Props of {@link Waiting}. The others go to the outer element. */
export interface WaitingProps extends Omit<ComponentProps<"div">, "children" | "ref"> {
  /** @default "Please wait..." */
  text?: string | undefined;
  /** Spoken when the wait is over. */
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
export function Waiting({ active = true, ...waiting }: WaitingProps): JSX.Element | null {
  if (!active) return null;
  return waiting.size === "full-screen" ? <FullScreen {...waiting} /> : <InPlace {...waiting} />;
}

/** A status for those who look for one; the spinner's announcer is what speaks. */
const silentStatus = { role: "status", "aria-live": "off" } as const;

function InPlace({
  text,
  doneText,
  size = "default",
  className,
  ...box
}: WaitingProps): JSX.Element {
  const { wait } = useKitText(busyText);
  const { done } = useKitText(waitingText);
  return (
    <div
      {...silentStatus}
      {...box}
      className={joinClasses("ck-waiting", className)}
      data-size={size}
    >
      <Spinner says={text ?? wait} thenSays={doneText ?? done} />
      <span>{text ?? wait}</span>
    </div>
  );
}

function FullScreen({ text, doneText, size, className, id, style }: WaitingProps): JSX.Element {
  const { wait } = useKitText(busyText);
  const { done } = useKitText(waitingText);
  const textId = useId();
  const modal = useModal();
  return (
    <dialog
      {...modal}
      id={id}
      style={style}
      aria-labelledby={textId}
      className={joinClasses("ck-waiting", className)}
      data-size={size}
    >
      <Spinner says={text ?? wait} thenSays={doneText ?? done} />
      <span id={textId}>{text ?? wait}</span>
    </dialog>
  );
}
