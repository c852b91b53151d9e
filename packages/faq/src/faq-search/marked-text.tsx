/* oxlint-disable react/no-array-index-key -- a new range takes the place of one before, which costs less than removing that */

import { Fragment, type JSX } from "react";
import type { TextRange } from "./mark-ranges.ts";

interface MarkedTextProps {
  text: string;
  /** In order and apart. */
  ranges: readonly TextRange[];
}

/** Text with some parts marked. */
export function MarkedText({ text, ranges }: MarkedTextProps): JSX.Element {
  return (
    // Rendered again with other ranges, because a browser may have translated it.
    <span key={JSON.stringify([text, ranges])}>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={index}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </span>
  );
}
