import { answerHref } from "./answer-href.ts";
import { decodeEntities } from "./entities.ts";

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

const ROLES: ReadonlyMap<string, TagRole> = new Map([
  ...["p", "div", "h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, "paragraph"] as const),
  ["br", "break"],
  ["ul", "list"],
  ["ol", "list"],
  ["li", "item"],
  ["b", "bold"],
  ["strong", "bold"],
  ["a", "link"],
  // Styles that are dropped. All other tags are shown as text.
  ...["i", "em", "u", "span", "small", "sup", "sub", "font"].map(
    (name) => [name, "nothing"] as const,
  ),
]);

// The lookahead keeps matching unambiguous, and a tag never spans another `<`.
const TAG = /<(\/?)([a-z][a-z0-9]{0,7})(?=[\s/>])([^<>]*)>/gi;

const START = /\sstart\s*=\s*["']?(\d{1,4})/i;

const HREF = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Splits an answer into text and supported tags. */
export function readTokens(answer: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const tag of answer.matchAll(TAG)) {
    const [whole, slash, name = "", attributes = ""] = tag;
    const role = ROLES.get(name.toLowerCase());
    if (!role) continue;
    if (tag.index > end) tokens.push(answer.slice(end, tag.index));
    end = tag.index + whole.length;
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
