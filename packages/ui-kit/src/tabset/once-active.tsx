"use client";

import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Props of {@link OnceActive}. */
export interface OnceActiveProps {
  active: boolean;
  children: ReactNode;
}

/** Content that is rendered once its tab has been active or the page is printed, and then kept. */
export function OnceActive({ active, children }: OnceActiveProps): ReactNode {
  const [drawn, setDrawn] = useState(active);
  if (active && !drawn) setDrawn(true);

  useEffect(() => {
    // Synchronously, because printing does not wait.
    const draw = (): void => flushSync(() => setDrawn(true));
    addEventListener("beforeprint", draw);
    return () => removeEventListener("beforeprint", draw);
  }, []);

  return drawn && children;
}
