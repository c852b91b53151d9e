"use client";

import type { ComponentProps, JSX } from "react";
import { useText } from "../messages/locale.ts";
import { joinNames } from "../shared/join-names.ts";
import { Spinner } from "../shared/spinner.tsx";
import { busyText } from "./text.ts";

// Why: docs/decisions/announcements.md#busy-or-waiting
/** Props of {@link Busy}. The others, `ref` among them, go to the `<section>`, which is a region when it has a name. */
export interface BusyProps extends ComponentProps<"section"> {
  /** Whether what is inside is about to change. */
  busy: boolean;
  /**
   * What is under way.
   * @default "Please wait while we process your request."
   */
  text?: string | undefined;
  /** Spoken when it is done, such as "Claims sorted by date". */
  doneText?: string | undefined;
}

/**
 * Goes around a part of the page that comes anew: what was there stays, can be read and keeps the focus,
 * under a sign that more is to come. Where nothing stands yet, and over the whole page, there is
 * `Waiting`; in a button, its own `busy`.
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
      {children}
      {busy && (
        // For eyes only: the spinner speaks, and many screen readers pass over what is busy.
        <div data-part="indicator" aria-hidden="true">
          <span>
            <Spinner says={says} thenSays={doneText} />
            {says}
          </span>
        </div>
      )}
    </section>
  );
}
