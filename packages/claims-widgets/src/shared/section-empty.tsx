import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import type { JSX, ReactNode } from "react";

interface SectionEmptyProps {
  icon: readonly string[];
  children: ReactNode;
}

/** What a section says that has no data yet. */
export function SectionEmpty({ icon, children }: SectionEmptyProps): JSX.Element {
  return (
    <p className="ck-section-empty">
      <SvgIcon paths={icon} />
      <span>{children}</span>
    </p>
  );
}
