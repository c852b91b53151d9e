import { Heading, type WidgetFrameProps } from "@claimkit/widget-runtime";
import type { JSX } from "react";

/** A part of the page that waits or has failed: its card with its heading. */
export function PartFrame({
  label,
  headingLevel,
  isLoading,
  children,
}: WidgetFrameProps): JSX.Element {
  return (
    <div className="ck-card ck-claim-tracker-part" data-loading={isLoading || undefined}>
      {headingLevel && (
        <Heading level={headingLevel} className="ck-claim-tracker-part-heading">
          {label}
        </Heading>
      )}
      {children}
    </div>
  );
}
