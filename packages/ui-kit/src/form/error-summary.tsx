"use client";

import { type JSX, useId, useLayoutEffect, useRef } from "react";
import { useText } from "../messages/locale.ts";
import { type FormError, goTo } from "./form-errors.ts";
import { formText } from "./text.ts";

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  errors: readonly FormError[];
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** The errors of a form, as links to the fields. Takes the focus each time it appears. */
export function ErrorSummary({ errors, headingLevel = 2 }: ErrorSummaryProps): JSX.Element | null {
  const text = useText(formText);
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;

  useLayoutEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it groups text, not controls
      role="group"
      aria-labelledby={headingId}
      className="ck-error-summary"
    >
      <div role="alert">
        <Heading id={headingId} className="ck-error-summary-heading">
          {text.problem}
        </Heading>
        <ul>
          {errors.map(({ id, text: error }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two errors may have the same text
            <li key={place}>
              {id ? (
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // Fragments don't work inside a shadow root, or for a control of a group.
                    event.preventDefault();
                    goTo(id, event.currentTarget);
                  }}
                >
                  {error}
                </a>
              ) : (
                error
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
