import type * as v from "valibot";
import { MAX_WARNINGS } from "../answer.ts";

/**
 * A valibot schema that parses an `O` from a response.
 *
 * These schemas are not created with valibot's functions, which would add a kilobyte of messages that are
 * never shown, because messages quote the response. They work like valibot's own schemas with its parser,
 * with its JSON Schema converter, and together with schemas of a host's own calls.
 */
export type Schema<O> = v.GenericSchema<unknown, O>;

/** An error or warning about a value, and its path. */
export interface Issue extends v.BaseIssue<unknown> {
  /** Number of issues that this one represents. */
  count?: number;
}

/** The result of parsing a value. It is usable only if `typed`. */
export interface Read<O> {
  readonly typed: boolean;
  readonly value: O | undefined;
  readonly issues?: readonly Issue[] | undefined;
}

/** Types of issues that are only warnings: an item was left out, a text was truncated, more warnings. */
export const DROPPED = "dropped";
export const CUT = "cut";
export const MORE = "more";

const USABLE = new Set<string>([DROPPED, CUT, MORE]);

/** Creates a schema with a type of valibot; `parts` are the additional fields of that type. */
export function schema<O, Parts extends object>(
  type: string,
  parts: Parts,
  run: (value: unknown) => Read<O>,
): Schema<O> & Parts {
  // Why: docs/decisions/reading-responses.md#our-schemas-have-valibots-structure
  const created = {
    kind: "schema",
    type,
    async: false,
    ...parts,
    "~run": ({ value }: { value: unknown }) => run(value),
  };
  // The missing fields of a valibot schema are only for messages and other libraries.
  return created as unknown as Schema<O> & Parts;
}

/** Parses a value with one of these schemas or one of valibot. */
export function read<O>(parser: Schema<O>, value: unknown): Read<O> {
  return parser["~run"]({ value }, {}) as Read<O>;
}

/** Parses a value. An invalid value is left out, with one issue of type `DROPPED`. */
export function readOrDrop<O>(parser: Schema<O>, value: unknown): Read<O> {
  const result = read(parser, value);
  if (!result.issues?.some(isFault)) return result;
  // A new issue, because copying one takes several times as long, and a list can have a million.
  return { typed: true, value: undefined, issues: [issueOf(DROPPED)] };
}

/** The result for a value of the wrong type, or with a field of one. The issue does not quote the value. */
export function typeIssue(type: string, field?: string): Read<never> {
  const issue: Issue = { ...issueOf(type), ...(field && { path: [pathItem(field)] }) };
  return { typed: false, value: undefined, issues: [issue] };
}

/** Creates an issue that does not quote the value. */
export function issueOf(type: string): Issue {
  return {
    kind: "schema",
    type,
    message: type,
    expected: type,
    received: "",
    input: undefined,
  };
}

/** The result for a list or an object of which nothing can be read. Its path is the path of the first part. */
export function unreadable(type: string, parts: readonly Issue[]): Read<never> {
  const { path } = parts[0] ?? {};
  return { typed: false, value: undefined, issues: [{ ...issueOf(type), ...(path && { path }) }] };
}

/** The result for a list or an object, with the issues of its parts. */
export function withIssues<O>(value: O, issues: readonly Issue[]): Read<O> {
  return { typed: !issues.some(isFault), value, issues: issues.length > 0 ? issues : undefined };
}

/** Adds the issues of a part, and prepends `key` to their paths. */
export function addWithin(issues: Issue[], key: unknown, part: Read<unknown>): void {
  if (!part.issues) return;
  // One by one, because the number of arguments of `push()` is limited.
  for (const found of part.issues) {
    if (found.type === MORE || (issues.length >= MAX_WARNINGS && !isFault(found))) {
      countOnly(issues, found.count ?? 1);
      continue;
    }
    const { path = [], ...issue } = found;
    issues.push({ ...issue, path: [pathItem(key), ...path] });
  }
}

function pathItem(key: unknown): v.IssuePathItem {
  return {
    type: "unknown",
    origin: "value",
    input: undefined,
    key,
    value: undefined,
  } as v.IssuePathItem;
}

/** Counts further warnings instead of storing them, because a response can have hundreds of thousands. */
function countOnly(issues: Issue[], count: number): void {
  const last = issues.at(-1);
  if (last?.type === MORE) last.count = (last.count ?? 0) + count;
  else issues.push({ ...issueOf(MORE), count });
}

/** Whether a parsed value says nothing: it is missing, empty or a default, or has only such fields. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "" || value === false || value === 0;
}

function isFault({ type }: Pick<Issue, "type">): boolean {
  return !USABLE.has(type);
}
