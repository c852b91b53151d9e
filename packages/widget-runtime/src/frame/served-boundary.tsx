"use client";

import { type JSX, type PropsWithChildren, Suspense } from "react";

/** Lets React hydrate each widget in a task of its own, and one that is pressed at once. */
export function ServedBoundary({ children }: PropsWithChildren): JSX.Element {
  return <Suspense>{children}</Suspense>;
}
