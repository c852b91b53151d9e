"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { lockScroll } from "../shared/scroll-lock.ts";

/** Props of a `<dialog>` that covers the page for as long as it is mounted, and can't be closed by the user. */
export function useModal(): ComponentProps<"dialog"> {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const unlock = lockScroll();
    box.showModal();
    return () => {
      // Closed before React takes it away: the browser then gives the focus back to where it was.
      box.close();
      unlock();
    };
  }, []);

  return {
    ref: dialog,
    onCancel: (event) => event.preventDefault(),
    onKeyDown: (event) => {
      if (event.key === "Escape") event.preventDefault();
    },
  };
}
