"use client";

import { Button } from "@claimkit/ui-kit/button";
import type { JSX, ReactNode } from "react";

type ToolbarButtonProps = {
  label: string;
  /** Whether there is nothing to do now. It can be reached all the same, so that the focus stays. */
  unless?: boolean;
  children: ReactNode;
} & ({ onClick: () => void; href?: undefined } | { href: string; download: string });

/** A picture that can be pressed, with its name for those who hear it, or rest on it. */
export function ToolbarButton({ label, unless, ...rest }: ToolbarButtonProps): JSX.Element {
  const look = {
    variant: "quiet",
    className: "ck-document-control",
    "aria-label": label,
    title: label,
    // To the host, each is a click on the document.
    "data-part": "document",
  } as const;
  if (rest.href !== undefined) return <Button {...look} {...rest} />;
  const { onClick, children } = rest;
  return (
    <Button {...look} aria-disabled={unless || undefined} onClick={() => unless || onClick()}>
      {children}
    </Button>
  );
}
