import { decodeEntities, splitTags, type TagRole } from "@claimkit/claims-api/format";
import { answerHref } from "./answer-href.ts";

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

const START = /\sstart\s*=\s*["']?(\d{1,4})/i;

const HREF = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** Splits an answer into text and supported tags. */
export function readTokens(answer: string): Token[] {
  return splitTags(answer).map((part) => {
    if (typeof part === "string") return part;
    const { role, name, isEnd, attributes } = part;
    const href = role === "link" && !isEnd ? readHref(attributes) : undefined;
    const start = Number(START.exec(attributes)?.[1] ?? 1);
    return { role, isEnd, ordered: name === "ol", start, href };
  });
}

function readHref(attributes: string): string | undefined {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  return answerHref(decodeEntities(double ?? single ?? bare ?? ""));
}
