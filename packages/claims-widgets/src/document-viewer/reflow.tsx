import { clampHeadingLevel, Heading } from "@claimkit/widget-runtime";
import type { JSX, ReactNode } from "react";
import type { StructureElement, StructureNode } from "./pdf.ts";

interface ReflowProps {
  node: StructureNode;
  /** Level of the document's first-level headings. */
  headingLevel: number;
}

/** The tagged structure of a page as text of the web page: headings, paragraphs, lists and tables. */
export function Reflow({ node, headingLevel }: ReflowProps): ReactNode {
  // A space, so that two pieces are not one word.
  if (typeof node === "string") return `${node} `;
  const { role, alt, lang, children } = node;
  const inside = <Nodes nodes={children} headingLevel={headingLevel} />;
  const level = HEADING.exec(role);
  if (level) {
    return (
      <Heading
        level={clampHeadingLevel(headingLevel + Number(level[1] || 1) - 1)}
        className="ck-document-reflow-heading"
      >
        {inside}
      </Heading>
    );
  }
  if (alt) return <p>{alt}</p>;
  if (role === "Table") return <Table table={node} headingLevel={headingLevel} />;
  if (role === "L") {
    return (
      <ul lang={lang}>
        {children.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={place}>
            <Nodes nodes={childrenOf(item)} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    );
  }
  if (children.some(isBlock)) return <div lang={lang}>{inside}</div>;
  return BLOCKS.has(role) ? <p lang={lang}>{inside}</p> : <span lang={lang}>{inside}</span>;
}

interface NodesProps {
  nodes: readonly StructureNode[];
  headingLevel: number;
}

function Nodes({ nodes, headingLevel }: NodesProps): JSX.Element {
  return (
    <>
      {nodes.map((node, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Reflow key={place} node={node} headingLevel={headingLevel} />
      ))}
    </>
  );
}

interface TableProps {
  table: StructureElement;
  headingLevel: number;
}

function Table({ table, headingLevel }: TableProps): JSX.Element {
  return (
    <table lang={table.lang}>
      <tbody>
        {rowsOf(table).map((row, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the table never changes
          <tr key={place}>
            {row.children.map((cell, column) => {
              const { role, scope, rowSpan, colSpan } = typeof cell === "string" ? NO_TAG : cell;
              const inside = <Nodes nodes={childrenOf(cell)} headingLevel={headingLevel} />;
              return role === "TH" ? (
                <th
                  // oxlint-disable-next-line react/no-array-index-key -- the table never changes
                  key={column}
                  scope={scope === "Row" ? "row" : "col"}
                  rowSpan={rowSpan}
                  colSpan={colSpan}
                >
                  {inside}
                </th>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- the table never changes
                <td key={column} rowSpan={rowSpan} colSpan={colSpan}>
                  {inside}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NO_TAG: StructureElement = { role: "", children: [] };
const HEADING = /^(?:H|Title)(\d?)$/;
const BLOCKS: ReadonlySet<string> = new Set(["BlockQuote", "Caption", "Code", "P"]);

/** The rows of a table, also those in its head, body and foot. */
function rowsOf({ children }: StructureElement): StructureElement[] {
  return children.flatMap((child) => {
    if (typeof child === "string") return [];
    return child.role === "TR" ? [child] : rowsOf(child);
  });
}

const childrenOf = (node: StructureNode): readonly StructureNode[] =>
  typeof node === "string" ? [node] : node.children;

function isBlock(node: StructureNode): boolean {
  if (typeof node === "string") return false;
  const { role, alt, children } = node;
  return (
    Boolean(alt) ||
    BLOCKS.has(role) ||
    HEADING.test(role) ||
    role === "Table" ||
    role === "L" ||
    children.some(isBlock)
  );
}
