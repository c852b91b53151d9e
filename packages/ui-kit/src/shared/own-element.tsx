import type { ReactNode } from "react";

type Text = string | number | bigint;

/**
 * Puts text that has siblings into a separate element. When a browser translates a page, it replaces
 * text nodes; React would then update a node that is no longer on the page, or fail to insert something
 * before it. It replaces the text of an element that has nothing else as a whole, so that is safe.
 */
export function ownElement(content: ReactNode): Exclude<ReactNode, Text> {
  return isText(content) ? content !== "" && <span>{content}</span> : content;
}

function isText(content: ReactNode): content is Text {
  return ["string", "number", "bigint"].includes(typeof content);
}
