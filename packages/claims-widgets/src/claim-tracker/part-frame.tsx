import { Heading, type WidgetFrameProps } from "@claimkit/widget-runtime";
import type { JSX } from "react";

/** The card and heading of a part of the page that is loading or has failed. */
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
