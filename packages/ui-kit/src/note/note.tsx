"use client";

import { type ComponentProps, type JSX, type ReactNode, useId } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { info, warning } from "../icon/icon-paths.ts";
import { useText } from "../messages/locale.ts";
import { hasContent } from "../shared/has-content.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownEntry } from "../shared/own-entry.ts";
import { noteText } from "./text.ts";

/** Props of {@link Note}. All other props, including `ref`, are passed to the outer element. */
export interface NoteProps extends ComponentProps<"div"> {
  /**
   * Sets the icon, the color and the default heading.
   * @default "info"
   */
  type?: "info" | "warning" | undefined;
  /**
   * Heading of the note.
   * @default "Information" or "Warning", by `type`
   */
  heading?: ReactNode;
  /** Level of the heading. Without it, the heading is a `<strong>`. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Text of the note. */
  children: ReactNode;
}

const icons = { info, warning };

/**
 * Static information about nearby content. It is not announced; for events, use `Notification`.
 *
 * Style hooks: `.ck-note`, `[data-type]`; parts `heading`, `text`.
 */
export function Note({
  type = "info",
  heading,
  headingLevel,
  className,
  children,
  ...box
}: NoteProps): JSX.Element {
  const words = useText(noteText);
  const headingId = useId();
  const Heading = headingLevel ? (`h${headingLevel}` as const) : "p";

  return (
    <div
      role="note"
      aria-labelledby={headingId}
      {...box}
      className={joinNames("ck-note", className)}
      data-type={type}
    >
      <SvgIcon paths={ownEntry(icons, type)} />
      <Heading id={headingId} data-part="heading">
        {hasContent(heading) ? heading : type === "warning" ? words.caution : words.information}
      </Heading>
      <div data-part="text">{children}</div>
    </div>
  );
}
