import { decodeEntities, SIMPLE_TAG } from "@claimkit/claims-api/format";
import { answerHref } from "./answer-href.ts";

/** What a tag of an answer does. */
export type TagRole = "paragraph" | "break" | "list" | "item" | "bold" | "link" | "nothing";

/** A supported tag. */
export interface TagToken {
  role: TagRole;
  isEnd: boolean;
  /** Whether a list is numbered. */
  ordered: boolean;
  /** Number of the first item of a numbered list. */
  start: number;
  /** URL of a link, if it is safe. */
  href: string | undefined;
}

/** Text, or a supported tag. */
export type Token = string | TagToken;

/** What tags do. All other tags are dropped. */
const ROLES: ReadonlyMap<string, TagRole> = new Map([
  ...["p", "div", "h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, "paragraph"] as const),
  ["br", "break"],
  ["ul", "list"],
  ["ol", "list"],
  ["li", "item"],
  ["b", "bold"],
  ["strong", "bold"],
  ["a", "link"],
]);

const START = /\sstart\s*=\s*["']?(\d{1,4})/i;

const HREF = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Splits an answer into text and supported tags. */
export function readTokens(answer: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const tag of answer.matchAll(SIMPLE_TAG)) {
    const [whole, slash, name = "", attributes = ""] = tag;
    if (tag.index > end) tokens.push(answer.slice(end, tag.index));
    end = tag.index + whole.length;
    const role = ROLES.get(name.toLowerCase()) ?? "nothing";
    const isEnd = slash === "/";
    const href = role === "link" && !isEnd ? readHref(attributes) : undefined;
    const start = Number(START.exec(attributes)?.[1] ?? 1);
    tokens.push({ role, isEnd, ordered: /^ol$/i.test(name), start, href });
  }
  if (end < answer.length) tokens.push(answer.slice(end));
  return tokens;
}

function readHref(attributes: string): string | undefined {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  return answerHref(decodeEntities(double ?? single ?? bare ?? ""));
}
