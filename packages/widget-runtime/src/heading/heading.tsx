import type { JSX, ReactNode } from "react";
import { clampHeadingLevel } from "./clamp-heading-level.ts";

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** Level of the heading; clamped to the valid ones. */
  level: number;
  /** Class of the heading. */
  className: string;
  /** Id of the heading. */
  id?: string | undefined;
  /** Text of the heading. */
  children: ReactNode;
}

/** A heading of a given level. */
export function Heading({ level, children, ...heading }: HeadingProps): JSX.Element {
  const Level = `h${clampHeadingLevel(level)}` as const;
  return <Level {...heading}>{children}</Level>;
}
