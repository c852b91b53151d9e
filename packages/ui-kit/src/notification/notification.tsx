"use client";

import { type ComponentProps, type JSX, type ReactNode, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { error, info, success, warning } from "../icon/icon-paths.ts";
import { statusIconText } from "../icon/text.ts";
import { useText } from "../messages/locale.ts";
import { hasContent } from "../shared/has-content.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownEntry } from "../shared/own-entry.ts";
import { CloseButton } from "./close-button.tsx";
import { isInert } from "./is-inert.ts";

/** Props of {@link Notification}. The others, `ref` among them, go to the outer `<div>`. */
export interface NotificationProps extends ComponentProps<"div"> {
  /**
   * `info` waits for the current sentence, the others interrupt it.
   * @default "error"
   */
  type?: "error" | "warning" | "info" | "success" | undefined;
  /** What happened, in a few words above the text. */
  heading?: ReactNode;
  /** The heading's level in the outline of the page. Without it, the heading is a strong line. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** What happened, and what now. */
  children: ReactNode;
  /** Something to do about it, such as a button that tries again. Not part of what is spoken. */
  action?: ReactNode;
  /**
   * Draws a button that closes it. Its caller then leaves it out, and the nearest heading before it gets
   * the focus. It never closes by itself.
   */
  onClose?: (() => void) | undefined;
}

const icons = { error, info, success, warning };

/**
 * Tells the user that something happened.
 *
 * Style hooks: `.ck-notification`, `[data-type]`; parts `message`, `heading`, `close`, `action`.
 */
export function Notification({
  type = "error",
  heading,
  headingLevel,
  children,
  action,
  onClose,
  className,
  ...box
}: NotificationProps): JSX.Element {
  const text = useText(statusIconText);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : "p";
  const message = useRef<HTMLDivElement>(null);
  const spoken = useRef("");

  useEffect(() => {
    const words = message.current?.textContent ?? "";
    if (!message.current || words === spoken.current) return;
    spoken.current = words;
    // Screen readers ignore an alert in an inert part of the page, such as behind the menu of a phone.
    if (type === "info" || isInert(message.current)) announce(words, message.current);
  });

  // The announcer speaks for a status, so the visible text must not do it a second time.
  // Why: docs/decisions/announcements.md#alerts-are-left-to-the-browser
  const role =
    type === "info" ? { role: "status", "aria-live": "off" as const } : { role: "alert" };

  return (
    <div {...box} className={joinNames("ck-notification", className)} data-type={type}>
      <SvgIcon paths={ownEntry(icons, type)} title={ownEntry(text, type)} />
      <div className="ck-notification-message" data-part="message" ref={message} {...role}>
        {hasContent(heading) && (
          <Heading className="ck-notification-heading" data-part="heading">
            {heading}
          </Heading>
        )}
        {children}
      </div>
      {onClose && <CloseButton onClose={onClose} />}
      {hasContent(action) && (
        <div className="ck-notification-action" data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}
