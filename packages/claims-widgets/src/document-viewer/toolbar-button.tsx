"use client";

import { Button } from "@claimkit/ui-kit/button";
import type { JSX, ReactNode } from "react";

type ToolbarButtonProps = {
  label: string;
  /** Whether it is disabled. It can still be focused, so that the focus is not lost. */
  unless?: boolean;
  /** Whether a toggle is on. */
  pressed?: boolean;
  children: ReactNode;
} & ({ onClick: () => void; href?: undefined } | { href: string; download: string });

/** An icon button with a tooltip. */
export function ToolbarButton({
  label,
  unless,
  pressed,
  ...rest
}: ToolbarButtonProps): JSX.Element {
  const appearance = {
    variant: "quiet",
    className: "ck-document-control",
    "aria-label": label,
    title: label,
    // For the host, each is a click on the document.
    "data-part": "document",
  } as const;
  if (rest.href !== undefined) return <Button {...appearance} {...rest} />;
  const { onClick, children } = rest;
  return (
    <Button
      {...appearance}
      aria-disabled={unless || undefined}
      aria-pressed={pressed}
      onClick={() => unless || onClick()}
    >
      {children}
    </Button>
  );
}
