"use client";

import { type JSX, Suspense, useEffect } from "react";
import type { BoundaryProps } from "./boundary-context.ts";

/** Lets React hydrate each widget in a task of its own, and one that is pressed at once. */
export function ServedBoundary({ widget, children }: BoundaryProps): JSX.Element {
  useEffect(() => {
    // Presses are kept until then. Guide: docs/guides/server-rendering.md#presses-before-the-page-hydrates
    widget.current?.dispatchEvent(new Event("ck-hydrated", { bubbles: true }));
  }, [widget]);
  return <Suspense>{children}</Suspense>;
}
