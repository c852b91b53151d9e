import type { ReactNode } from "react";
import "./columns.css";

/** Props of {@link Columns}. */
export interface ColumnsProps {
  /** What the page is for. */
  children: ReactNode;
  /** What is beside it, and under it where there is no room. */
  aside: ReactNode;
}

/** The page's matter, and what goes with it. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className="columns">
      <div className="columns-main">{children}</div>
      <div className="columns-aside">{aside}</div>
    </div>
  );
}
