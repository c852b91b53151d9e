"use client";

import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { type JSX, useContext } from "react";
import { SectionStatusContext } from "./section-status.ts";

interface SectionHeadingProps {
  icon: readonly string[];
  children: string;
}

/**
 * The heading of a section with its icon and, on a page that knows it, its status. Screen readers have the status
 * from the path and the timeline of that page.
 */
export function SectionHeading({ icon, children }: SectionHeadingProps): JSX.Element {
  const known = useContext(SectionStatusContext);
  return (
    <span className="ck-section-heading">
      <span className="ck-section-icon" aria-hidden>
        <SvgIcon paths={icon} size="small" />
      </span>
      <span>{children}</span>
      {known && (
        <span className="ck-section-status" data-status={known.status} aria-hidden>
          {known.label}
        </span>
      )}
    </span>
  );
}
