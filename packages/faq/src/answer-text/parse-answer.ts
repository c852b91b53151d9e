import { decodeEntities } from "@claimkit/claims-api/format";
import type { AnswerBlock } from "./answer-block.ts";
import { answerHref } from "./answer-href.ts";
import { BlockWriter, type TextStyle } from "./block-writer.ts";
import { readTokens, type TagToken, type Token } from "./tokens.ts";

const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/g;
const SPACE = /[\t\f\v ]+/g;

/** Marker of a list item that is written as text: `- item`, `* item`, `• item`, `1. item` or `1) item`. */
const BULLET = /^[-*•] +/;
const NUMBER = /^\d{1,2}[.)] +/;

/** A URL that is written as text. */
const ADDRESS = /(?:https:\/\/|mailto:|\btel:)[^\s<>"]+/gi;

/** Characters that end the sentence around an address, not the address. */
const CLOSING = new Set(".,;:!?)]}'*’”»");

/**
 * Parses an answer of the service, which is text with simple formatting: paragraphs, lists, bold words
 * and links, either as tags or as people type them (`**bold**`, `- item`, a blank line). Never creates
 * HTML: anything else is text. Takes linear time.
 */
export function parseAnswer(answer: string): readonly AnswerBlock[] {
  const tokens = readTokens(answer);
  const lines = hasLayout(tokens) ? writeSpaced : writeLines;
  const blocks = new BlockWriter();
  let bold = 0;
  let href: string | undefined;
  for (const token of tokens) {
    if (typeof token === "string") lines(blocks, token, { bold: bold > 0, href });
    else if (token.role === "bold") bold = Math.max(0, bold + (token.isEnd ? -1 : 1));
    else if (token.role === "link") ({ href } = token);
    else applyLayout(blocks, token);
  }
  return blocks.end();
}

/** Whether tags define the layout. Line breaks are then spaces, as in HTML. */
function hasLayout(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) => typeof token !== "string" && /paragraph|break|list|item/.test(token.role),
  );
}

function applyLayout(blocks: BlockWriter, { role, isEnd, ordered, start }: TagToken): void {
  if (role === "paragraph") blocks.endBlock();
  else if (role === "break") blocks.newLine();
  else if (role === "list" && isEnd) blocks.closeList();
  else if (role === "list") blocks.openList(ordered, start);
  else if (role === "item" && isEnd) blocks.endItem();
  else if (role === "item") blocks.startItem(false);
}

function writeSpaced(blocks: BlockWriter, text: string, style: TextStyle): void {
  writeLine(blocks, text.replace(LINE_BREAK, " "), style);
}

function writeLines(blocks: BlockWriter, text: string, style: TextStyle): void {
  for (const [index, line] of text.split(LINE_BREAK).entries()) {
    if (index > 0) blocks.newLine();
    writeLine(blocks, line, style);
  }
}

function writeLine(blocks: BlockWriter, line: string, style: TextStyle): void {
  const text = line.replace(SPACE, " ");
  const marker = blocks.isAtLineStart && !blocks.isInList ? markerOf(text.trimStart()) : undefined;
  if (marker) blocks.startItem(marker.ordered, marker.number);
  writeBold(blocks, marker ? marker.rest : text, style);
}

interface Marker {
  ordered: boolean;
  number: number | undefined;
  rest: string;
}

function markerOf(line: string): Marker | undefined {
  const [marker] = BULLET.exec(line) ?? NUMBER.exec(line) ?? [];
  if (!marker) return undefined;
  const ordered = /\d/.test(marker);
  const number = ordered ? Number.parseInt(marker, 10) : undefined;
  return { ordered, number, rest: line.slice(marker.length) };
}

/** Text between two `**` of a line is bold. */
function writeBold(blocks: BlockWriter, line: string, style: TextStyle): void {
  const parts = line.split("**");
  const hasRest = parts.length % 2 === 0;
  for (const [index, part] of parts.entries()) {
    const isUnpaired = hasRest && index === parts.length - 1;
    const bold = style.bold || (index % 2 === 1 && !isUnpaired);
    writeLinks(blocks, isUnpaired ? `**${part}` : part, { ...style, bold });
  }
}

function writeLinks(blocks: BlockWriter, written: string, style: TextStyle): void {
  // Before addresses are looked for, because a character reference may end one.
  const text = decodeEntities(written);
  if (style.href) return blocks.text(text, style);
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutClosing(match[0]);
    const href = answerHref(address);
    if (!href) continue;
    blocks.text(text.slice(end, match.index), style);
    blocks.text(address, { ...style, href });
    end = match.index + address.length;
  }
  blocks.text(text.slice(end), style);
}

function withoutClosing(address: string): string {
  let end = address.length;
  let unopened = address.split(")").length - address.split("(").length;
  while (CLOSING.has(address[end - 1] ?? "")) {
    if (address[end - 1] === ")") {
      // The address itself has the opening bracket.
      if (unopened <= 0) break;
      unopened -= 1;
    }
    end -= 1;
  }
  return address.slice(0, end);
}
