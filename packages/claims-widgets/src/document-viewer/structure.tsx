import type { AriaAttributes, AriaRole, JSX, ReactNode } from "react";
import { clampHeadingLevel } from "@claimkit/widget-runtime";
import type { StructureElement, StructureNode } from "./pdf.ts";

interface StructureProps {
  node: StructureNode;
  /** Level of the document's first-level headings. */
  headingLevel: number;
}

/**
 * The tagged structure of a page, for screen readers. With roles instead of elements, because the
 * nesting of tags need not be valid HTML.
 */
export function Structure({ node, headingLevel }: StructureProps): ReactNode {
  // A space, so that two pieces are not read as one word.
  if (typeof node === "string") return `${node} `;
  const { role, ...aria } = meaningOf(node, headingLevel);
  const Tag = role ? "div" : "span";
  return (
    <Tag role={role} {...aria} lang={node.lang}>
      {role !== "img" && <Children of={node} headingLevel={headingLevel} />}
    </Tag>
  );
}

function Children({
  of,
  headingLevel,
}: {
  of: StructureElement;
  headingLevel: number;
}): JSX.Element {
  return (
    <>
      {of.children.map((child, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Structure key={place} node={child} headingLevel={headingLevel} />
      ))}
    </>
  );
}

interface Meaning extends AriaAttributes {
  role?: AriaRole | undefined;
}

function meaningOf(
  { role, alt, scope, rowSpan, colSpan }: StructureElement,
  first: number,
): Meaning {
  const level = HEADING.exec(role);
  if (level)
    return { role: "heading", "aria-level": clampHeadingLevel(first + Number(level[1] || 1) - 1) };
  if (alt) return { role: "img", "aria-label": alt };
  const spans = { "aria-rowspan": rowSpan, "aria-colspan": colSpan };
  if (role === "TH") return { role: scope === "Row" ? "rowheader" : "columnheader", ...spans };
  if (role === "TD") return { role: "cell", ...spans };
  return { role: roles[role] };
}

const HEADING = /^(?:H|Title)(\d?)$/;

/** ARIA roles of PDF tags. Tags without one only group others. */
const roles: Partial<Record<string, AriaRole>> = {
  BlockQuote: "blockquote",
  Caption: "caption",
  Code: "code",
  L: "list",
  LI: "listitem",
  P: "paragraph",
  TBody: "rowgroup",
  TFoot: "rowgroup",
  THead: "rowgroup",
  TR: "row",
  Table: "table",
};
