"use client";

// oxlint-disable-next-line no-restricted-imports -- works without `Activity`, which React has since 19.2
import * as React from "react";

const { Activity: Boundary = React.Suspense } = React as Partial<typeof React> & typeof React;

/**
 * Lets React hydrate each widget in a task of its own, and one that is pressed at once. Not by `Suspense` where it can be
 * avoided: servers that stream move the content of a boundary to the end of a long page, where only a script shows it.
 */
export function ServedBoundary({ children }: React.PropsWithChildren): React.JSX.Element {
  return <Boundary>{children}</Boundary>;
}
