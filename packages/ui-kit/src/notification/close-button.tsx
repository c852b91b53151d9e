"use client";

import { type JSX, useLayoutEffect, useRef } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { close } from "../icon/icon-paths.ts";
import { useText } from "../messages/locale.ts";
import { restoreFocus } from "../shared/restore-focus.ts";
import { notificationText } from "./text.ts";

interface CloseButtonProps {
  onClose: () => void;
}

/**
 * Closes the notification around it. If the focus would be lost, the nearest heading before it receives
 * it.
 */
export function CloseButton({ onClose }: CloseButtonProps): JSX.Element {
  const { closeNotice } = useText(notificationText);
  const ref = useRef<HTMLButtonElement>(null);

  // A layout effect, because the button must still be in the document during cleanup.
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button?.matches(":focus")) restoreFocus(button);
    };
  }, []);

  return (
    <button
      ref={ref}
      type="button"
      className="ck-notification-close"
      data-part="close"
      aria-label={closeNotice}
      onClick={onClose}
    >
      <SvgIcon paths={close} />
    </button>
  );
}
