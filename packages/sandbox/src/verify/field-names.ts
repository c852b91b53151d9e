import type { ReadCallName } from "@claimkit/claims-api/endpoints";
import { type GenericSchema, getDescription } from "valibot";
import type { Differences } from "./differences.ts";

/** The parts of schemas. */
interface Node {
  type?: string;
  entries?: Readonly<Record<string, Node>>;
  item?: Node;
  wrapped?: Node;
  options?: readonly Node[];
}

/** What an object of a response has had, in all responses of the call. */
interface SeenObject {
  entries: Readonly<Record<string, Node>>;
  sent: Set<string>;
  strange: Map<string, string>;
}

/** Names that every API may add for its own use. */
const OWN_USE = /^_|^(?:id|links?|self|href|meta|version|etag|timestamp|requestId|traceId)$|^x-/i;

/** Collects the names of fields over all responses, because a field may be missing in one for a good reason. */
export class FieldNames {
  readonly #objects = new Map<string, SeenObject>();
  readonly #missing = new Map<string, { call: string; field: string; sentence: string }>();

  /** A required field is missing. */
  missing(call: ReadCallName, field: string, sentence: string): void {
    const where = field.replace(/(?<=^|\.)\d+(?=\.|$)/g, "*");
    this.#missing.set(`${call} ${where}`, { call, field: where, sentence });
  }

  /** Reads the names of a response. `tolerant` has further names, which the client reads too. */
  see(call: ReadCallName, strict: GenericSchema, tolerant: GenericSchema, body: unknown): void {
    this.#see(call, strict as Node, tolerant as Node, body, "");
  }

  #see(call: ReadCallName, strict: Node, tolerant: Node, value: unknown, path: string): void {
    if (typeof value !== "object" || value === null) return;
    if (strict.wrapped) return this.#see(call, strict.wrapped, unwrapped(tolerant), value, path);
    for (const option of strict.options ?? []) this.#see(call, option, {}, value, path);
    if (strict.item && Array.isArray(value)) {
      const item = unwrapped(tolerant).item ?? {};
      for (const each of value) this.#see(call, strict.item, item, each, joined(path, "*"));
    }
    if (!strict.entries || Array.isArray(value)) return;
    const { entries } = strict;
    const read = unwrapped(tolerant).entries ?? {};
    const key = `${call} ${path}`;
    const seen = this.#objects.get(key) ?? { entries, sent: new Set(), strange: new Map() };
    this.#objects.set(key, seen);
    for (const [name, part] of Object.entries(value)) {
      const field = entries[name];
      if (field) {
        seen.sent.add(name);
        this.#see(call, field, read[name] ?? {}, part, joined(path, name));
      } else if (!read[name]) seen.strange.set(name, kindOf(part));
    }
  }

  /** Adds the fields that are missing, and those that nothing reads while fields of the contract are never sent. */
  report(found: Differences): void {
    for (const [key, { entries, sent, strange }] of this.#objects) {
      const [call = "", path = ""] = key.split(" ");
      const never = new Set(Object.keys(entries).filter((name) => !sent.has(name)));
      const rest = new Map(strange);
      for (const [name, kind] of strange) {
        const meant = mostSimilar(name, [...never]);
        if (!meant || OWN_USE.test(name)) continue;
        never.delete(meant);
        rest.delete(name);
        this.#missing.delete(`${call} ${joined(path, meant)}`);
        found.add(call, {
          field: joined(path, meant),
          sent: `${name}, which nothing reads, and never ${meant}`,
          send: `${meant}: ${sentenceOf(entries[meant])}`,
          why: `The client ignores ${name}, ${kind === "list" ? "so this list is empty" : "so nothing is shown in its place"}.`,
        });
      }
      reportRest(found, call, path, { entries, sent, strange: rest }, never);
    }
    for (const { call, field, sentence } of this.#missing.values()) {
      const { strange = new Map<string, string>() } =
        this.#objects.get(`${call} ${field.split(".").slice(0, -1).join(".")}`) ?? {};
      const others = [...strange.keys()].filter((name) => !OWN_USE.test(name));
      found.add(call, {
        field,
        sent:
          others.length > 0 ? `nothing, but ${others.join(", ")}, which nothing reads` : "nothing",
        send: sentence || "this field",
        why: "It is required: the client leaves its place empty, or the item out.",
      });
    }
  }
}

/** Fields of a kind that is never sent, with names that resemble none. */
function reportRest(
  found: Differences,
  call: string,
  path: string,
  { entries, strange }: SeenObject,
  never: ReadonlySet<string>,
): void {
  const kinds = new Map([...never].map((name) => [name, expectedKind(entries[name])]));
  const unread = [...strange].filter(
    ([name, kind]) => !OWN_USE.test(name) && [...kinds.values()].includes(kind),
  );
  if (unread.length === 0) return;
  const unreadKinds = new Set(unread.map(([, kind]) => kind));
  const unsent = [...kinds].filter(([, kind]) => unreadKinds.has(kind)).map(([name]) => name);
  const [only = ""] = unsent;
  found.add(call, {
    level: "warning",
    field: unsent.length === 1 ? joined(path, only) : path || "body",
    sent: `${unread.map(([name]) => name).join(", ")}, which nothing reads, and never ${unsent.join(", ")}`,
    send: "the names of the contract, if one of them is meant",
    why: "The client ignores other fields.",
  });
}

/** The name that is most probably meant. */
function mostSimilar(name: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, score: similarity(name, candidate) }))
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score);
  return best?.candidate;
}

/** From 0 to 1: by common words, and by letters. */
function similarity(a: string, b: string): number {
  const [lettersA, lettersB] = [a, b].map((each) => each.toLowerCase().replace(/[^a-z\d]/g, ""));
  if (!lettersA || !lettersB) return 0;
  if (lettersA === lettersB) return 1;
  const [shorter = "", longer = ""] = [lettersA, lettersB].toSorted((x, y) => x.length - y.length);
  if (shorter.length >= 4 && longer.includes(shorter)) return 0.9;
  const wordsA = wordsOf(a);
  const wordsB = wordsOf(b);
  const common = wordsA.filter((word) => wordsB.some((other) => isSameWord(word, other))).length;
  const byWords = common / Math.min(wordsA.length, wordsB.length);
  const byLetters = 1 - distance(shorter, longer) / longer.length;
  return Math.max(byLetters >= 0.7 ? byLetters : 0, byWords * 0.8);
}

function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** Whether words are equal but for their number or the end of a longer one, as "dt" and "num" are not. */
function isSameWord(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));
}

/** The number of letters to change (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function sentenceOf(node: Node | undefined): string {
  const described = (node?.wrapped ?? node) as Parameters<typeof getDescription>[0] | undefined;
  return (described && getDescription(described)) ?? "";
}

function unwrapped(node: Node): Node {
  return node.wrapped ? unwrapped(node.wrapped) : node;
}

function expectedKind(node: Node | undefined): string {
  const { type = "" } = unwrapped(node ?? {});
  return { array: "list", picklist: "string", union: "string" }[type] ?? type;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

function joined(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
