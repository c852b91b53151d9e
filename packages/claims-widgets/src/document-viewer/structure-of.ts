import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import type { StructureElement, StructureNode } from "./pdf.ts";

type Items = TextContent["items"];

/** A structure tree from pdf.js. Its leaves refer to marked content of the page. */
interface Tree extends Omit<StructureElement, "children"> {
  children: readonly (Tree | { type: string; id: string })[];
}

/** The structure of a page with its text; `undefined` if the page has no tags or no tagged text. */
export function structureOf(tree: Tree | null, items: Items): StructureElement | undefined {
  const texts = markedTexts(items);
  const structure = tree && fill(tree, texts);
  return structure && isFilled(structure) ? structure : undefined;
}

/** The text between each pair of marks, by the id of the mark. */
function markedTexts(items: Items): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.findLast((mark) => mark !== undefined);
      if (id === undefined) continue;
      const text = item.hasEOL ? `${item.str} ` : item.str;
      texts.set(id, (texts.get(id) ?? "") + text);
    } else if (item.type === "endMarkedContent") {
      open.pop();
    } else {
      // Not every mark has an id, although the types say so.
      open.push(item.id as string | undefined);
    }
  }
  return texts;
}

/** Leaves out empty elements, such as a heading of the next page, but not the empty cells of a row. */
function fill(
  { children, ...element }: Tree,
  texts: ReadonlyMap<string, string>,
): StructureElement {
  const filled = children.flatMap((child): StructureNode[] => {
    if ("id" in child) {
      const text = texts.get(child.id)?.trim();
      return text ? [text] : [];
    }
    const inner = fill(child, texts);
    return CELL.has(inner.role) || isFilled(inner) ? [inner] : [];
  });
  return { ...element, children: filled };
}

const CELL: ReadonlySet<string> = new Set(["TD", "TH"]);

function isFilled(node: StructureNode): boolean {
  return typeof node === "string" || Boolean(node.alt) || node.children.some(isFilled);
}
