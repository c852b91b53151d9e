import type { JSX, ReactNode } from "react";
import { clampHeadingLevel } from "./clamp-heading-level.ts";

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** The heading's place in the outline of the page; one that does not exist is the nearest that does. */
  level: number;
  /** Its class. */
  className: string;
  /** Its id. */
  id?: string | undefined;
  /** The heading's text. */
  children: ReactNode;
}

/** A heading of the level that fits into the page. */
export function Heading({ level, children, ...heading }: HeadingProps): JSX.Element {
  const Level = `h${clampHeadingLevel(level)}` as const;
  return <Level {...heading}>{children}</Level>;
}
