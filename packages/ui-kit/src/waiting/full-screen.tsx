"use client";

import type { JSX, ReactNode } from "react";
import { useModalDialog } from "../modal/use-modal-dialog.ts";

interface FullScreenProps {
  label: string;
  children: ReactNode;
}

/** Covers the page while it is mounted. The page behind it is inert, and users can't close it. */
export function FullScreen({ label, children }: FullScreenProps): JSX.Element {
  const { box, isShown, listeners } = useModalDialog(() => {});
  return (
    <dialog {...listeners} className="ck-waiting-screen" aria-label={label}>
      <div ref={box}>{isShown && children}</div>
    </dialog>
  );
}
