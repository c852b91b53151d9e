import type { JSX, ReactNode } from "react";
import { headingLevel } from "./heading-level.ts";

interface HeadingProps {
  level: number;
  className: string;
  id?: string | undefined;
  children: ReactNode;
}

/** A heading of the level that fits into the page. */
export function Heading({ level, children, ...heading }: HeadingProps): JSX.Element {
  const Level = `h${headingLevel(level)}` as const;
  return <Level {...heading}>{children}</Level>;
}
