/** A heading's place in the outline of the page. The first level is the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level nearest to a number, which may come from an attribute or be one below another level. */
export function clampHeadingLevel(level: number): HeadingLevel {
  return Math.min(Math.max(Math.round(level), 2), 6) as HeadingLevel;
}
