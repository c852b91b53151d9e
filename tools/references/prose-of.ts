import { parseSync } from "oxc-parser";
import type { SourceFile } from "./broken-references.ts";

const CODE = /\.(?:[cm]?js|tsx?)$/;
const MARKDOWN = /\.mdx?$/;
const STYLES = /\.css$/;

/** In Markdown: blocks and spans of code, imports, and the targets of links. */
const NOT_PROSE =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1`*~* *$|`[^`\n]*`|^import .*$|\]\([^)]*\)/gm;
const CODE_SPAN = /`[^`\n]*`/g;
/** Node types of the name of a test; its first argument may also be a table. */
const NAME = /^(?:Literal|TemplateLiteral)$/;

type Range = readonly [start: number, end: number];

/**
 * The text of a file that engineers read: Markdown without code; comments, and names of tests and stories.
 *
 * @returns lines of the file, in which everything else is blank
 */
export function proseOf({ path, text }: SourceFile): readonly string[] {
  if (MARKDOWN.test(path)) return blank(text, rangesOf(NOT_PROSE, text)).split("\n");
  if (STYLES.test(path)) return keep(text, rangesOf(/\/\*[\s\S]*?\*\//g, text));
  if (CODE.test(path)) return keep(text, commentsAndNames(path, text));
  return [];
}

function rangesOf(pattern: RegExp, text: string): Range[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

/** Blanks everything outside the ranges, and code spans inside. */
function keep(text: string, ranges: readonly Range[]): readonly string[] {
  const starts = [0, ...ranges.map(([, end]) => end)];
  const ends = [...ranges.map(([start]) => start), text.length];
  const prose = blank(
    text,
    starts.map((start, index): Range => [start, ends[index] ?? start]),
  );
  return blank(prose, rangesOf(CODE_SPAN, prose)).split("\n");
}

/** Replaces the characters of the ranges with spaces; line breaks stay. */
function blank(text: string, ranges: readonly Range[]): string {
  let blanked = "";
  let end = 0;
  for (const [from, to] of ranges) {
    blanked += text.slice(end, from) + text.slice(from, to).replace(/[^\n]/g, " ");
    end = to;
  }
  return blanked + text.slice(end);
}

function commentsAndNames(path: string, text: string): Range[] {
  const { comments, program } = parseSync(path, text);
  const ranges = comments.map(({ start, end }): Range => [start, end]);
  JSON.stringify(program, (_, node: unknown) => {
    const { type, callee, arguments: [name] = [], declaration } = Object(node) as Node;
    if (type === "CallExpression" && name && NAME.test(name.type) && isTest(callee)) {
      ranges.push([name.start, name.end]);
    }
    if (type === "ExportNamedDeclaration" && path.includes(".stories.")) {
      for (const { id } of declaration?.declarations ?? []) ranges.push([id.start, id.end]);
    }
    return typeof node === "bigint" ? null : node;
  });
  return ranges.toSorted(([a], [b]) => a - b);
}

interface Node {
  type?: string;
  name?: string;
  callee?: Node;
  object?: Node;
  tag?: Node;
  arguments?: { type: string; start: number; end: number }[];
  declaration?: { declarations?: { id: { start: number; end: number } }[] };
}

/** `test`, `test.each(…)`, `describe.skip` and so on. */
function isTest(callee: Node | undefined): boolean {
  if (callee?.name !== undefined) return /^(?:test|describe)$/.test(callee.name);
  const inner = callee?.object ?? callee?.callee ?? callee?.tag;
  return inner !== undefined && isTest(inner);
}
