"use client";

import { type ComponentProps, type JSX, type ReactNode, useEffect, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { error, info, success, warning } from "../icon/icon-paths.ts";
import { statusIconText } from "../icon/text.ts";
import { useText } from "../messages/locale.ts";
import { hasContent } from "../shared/has-content.ts";
import { hostOf } from "../shared/host-of.ts";
import { joinNames } from "../shared/join-names.ts";
import { ownElement } from "../shared/own-element.tsx";
import { ownEntry } from "../shared/own-entry.ts";
import { CloseButton } from "./close-button.tsx";

/** Props of {@link Notification}. All other props, including `ref`, are passed to the outer `<div>`. */
export interface NotificationProps extends ComponentProps<"div"> {
  /**
   * `info` is announced after the current utterance, the others interrupt it.
   * @default "error"
   */
  type?: "error" | "warning" | "info" | "success" | undefined;
  /** Short summary above the text. */
  heading?: ReactNode;
  /** Level of the heading. Without it, the heading is a `<strong>`. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** What happened, and what to do next. */
  children: ReactNode;
  /** An action, such as a button to try again. Not part of the announcement. */
  action?: ReactNode;
  /**
   * Shows a close button, and is called when it is clicked. The caller then removes the notification,
   * and the nearest heading before it receives the focus. It never closes by itself.
   */
  onClose?: (() => void) | undefined;
}

const icons = { error, info, success, warning };

/**
 * Reports an event to the user.
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
    // Screen readers ignore an alert in an inert part of the page, such as behind an open mobile menu.
    if (type === "info" || isInert(message.current)) announce(words, message.current);
  });

  // The announcer announces a status, so the visible text must not be a live region as well. Why:
  // docs/decisions/announcements.md#alerts-are-left-to-the-browser
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
        {ownElement(children)}
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

/** Whether an element is inert, by itself or through an ancestor. */
function isInert(element: Element): boolean {
  const host = hostOf(element.getRootNode());
  return element.closest("[inert]") !== null || (host !== undefined && isInert(host));
}
