import type { ReactNode } from "react";
import "./columns.css";

/** Props of {@link Columns}. */
export interface ColumnsProps {
  /** What the page is for. */
  children: ReactNode;
  /** What is beside it, and under it where there is no room. */
  aside: ReactNode;
  /**
   * Whether the matter takes all the width, and the aside is under it everywhere.
   * @default false
   */
  isStacked?: boolean;
}

/** The page's matter, and what goes with it. */
export function Columns({ children, aside, isStacked = false }: ColumnsProps) {
  return (
    <div className="columns" data-stacked={isStacked || undefined}>
      <div className="columns-main">{children}</div>
      <div className="columns-aside">{aside}</div>
    </div>
  );
}
