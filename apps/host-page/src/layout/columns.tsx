import type { ReactNode } from "react";
import "./columns.css";

/** Props of {@link Columns}. */
export interface ColumnsProps {
  /** Main content. */
  children: ReactNode;
  /** Content beside it; below it in a narrow window. */
  aside: ReactNode;
  /**
   * Whether the main content has the whole width, with the aside below it.
   * @default false
   */
  isStacked?: boolean;
}

/** The main content of a page, and an aside. */
export function Columns({ children, aside, isStacked = false }: ColumnsProps) {
  return (
    <div className="columns" data-stacked={isStacked || undefined}>
      <div className="columns-main">{children}</div>
      <div className="columns-aside">{aside}</div>
    </div>
  );
}
