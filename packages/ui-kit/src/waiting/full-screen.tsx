"use client";

import { type JSX, type ReactNode, useLayoutEffect, useRef } from "react";
import { lockScroll } from "../shared/scroll-lock.ts";

interface FullScreenProps {
  label: string;
  children: ReactNode;
}

/** Covers the page for as long as it is mounted. Nothing behind it can be reached, and nobody can close it. */
export function FullScreen({ label, children }: FullScreenProps): JSX.Element {
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

  return (
    <dialog
      ref={dialog}
      className="ck-waiting-screen"
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog whatever `cancel` says; only its key press can be refused.
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
      }}
    >
      {children}
    </dialog>
  );
}
