/** Level of a heading. The first level belongs to the page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The valid level nearest to a number, which may come from an attribute or be one below another level. */
export function clampHeadingLevel(level: number): HeadingLevel {
  return Math.min(Math.max(Math.round(level), 2), 6) as HeadingLevel;
}
