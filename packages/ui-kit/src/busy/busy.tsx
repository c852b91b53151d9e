"use client";

import type { ComponentProps, JSX } from "react";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";
import { Spinner } from "../shared/spinner.tsx";
import { busyText } from "./text.ts";

// Why: docs/decisions/announcements.md#busy-or-waiting
/**
 * Props of {@link Busy}. All other props, including `ref`, are passed to the `<section>`, which is a
 * region if it has a name.
 */
export interface BusyProps extends ComponentProps<"section"> {
  /** Whether the content is about to change. */
  busy: boolean;
  /**
   * Text next to the spinner.
   * @default "Please wait while we process your request."
   */
  text?: string | undefined;
  /** Announced when the change is complete, such as "Claims sorted by date". */
  doneText?: string | undefined;
}

/**
 * Wraps content that is being refreshed: the old content stays readable and keeps the focus while a
 * spinner is shown. For content that has not loaded yet, or the whole page, use `Waiting`; for buttons,
 * their own `busy`.
 *
 * Style hooks: `.ck-busy`, `[aria-busy]`; part `indicator`.
 */
export function Busy({
  busy,
  text,
  doneText,
  className,
  children,
  ...region
}: BusyProps): JSX.Element {
  const { processing } = useText(busyText);
  const says = text ?? processing;
  return (
    <section {...region} className={joinNames("ck-busy", className)} aria-busy={busy}>
      {ownElement(children)}
      {busy && (
        // Hidden from screen readers: the spinner announces itself, and many screen readers skip busy
        // content.
        <div data-part="indicator" aria-hidden="true">
          <span>
            <Spinner says={says} thenSays={doneText} />
            <span>{says}</span>
          </span>
        </div>
      )}
    </section>
  );
}
