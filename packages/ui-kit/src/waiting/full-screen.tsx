"use client";

import type { JSX, ReactNode } from "react";
import { useModalDialog } from "../modal/use-modal-dialog.ts";

interface FullScreenProps {
  label: string;
  children: ReactNode;
}

/** Covers the page for as long as it is mounted. Nothing behind it can be reached, and nobody can close it. */
export function FullScreen({ label, children }: FullScreenProps): JSX.Element {
  const { box, isShown, listeners } = useModalDialog(() => {});
  return (
    <dialog {...listeners} className="ck-waiting-screen" aria-label={label}>
      <div ref={box}>{isShown && children}</div>
    </dialog>
  );
}
