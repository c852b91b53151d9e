import type * as v from "valibot";
import { MAX_WARNINGS } from "../answer.ts";

/**
 * A valibot schema that reads an `O` from what a server sends.
 *
 * Ours do not come from valibot's own functions, which bring their messages along: a kilobyte that
 * nobody gets to see, because messages quote the answer. To everything else they are what valibot
 * makes: to its parser, to its JSON Schema converter, and beside schemas of a host's own calls.
 */
export type Schema<O> = v.GenericSchema<unknown, O>;

/** What is wrong with a value, and where. */
export interface Issue extends v.BaseIssue<unknown> {
  /** How many issues this one stands for. */
  count?: number;
}

/** What a schema makes of a value: something to use, unless it is not `typed`. */
export interface Read<O> {
  readonly typed: boolean;
  readonly value: O | undefined;
  readonly issues?: readonly Issue[] | undefined;
}

/** Types of the issues that leave the answer usable: something was left out, a text was cut, and more of them. */
export const DROPPED = "dropped";
export const CUT = "cut";
export const MORE = "more";

const USABLE = new Set<string>([DROPPED, CUT, MORE]);

/** Makes a schema of a type that valibot has too; `parts` are what that type is made of. */
export function schema<O, Parts extends object>(
  type: string,
  parts: Parts,
  run: (value: unknown) => Read<O>,
): Schema<O> & Parts {
  // Why: docs/decisions/reading-responses.md#our-schemas-have-valibots-structure
  const made = {
    kind: "schema",
    type,
    async: false,
    ...parts,
    "~run": ({ value }: { value: unknown }) => run(value),
  };
  // The rest of a valibot schema is for messages and for other libraries.
  return made as unknown as Schema<O> & Parts;
}

/** Reads a value by a schema, of ours or of valibot. */
export function read<O>(by: Schema<O>, value: unknown): Read<O> {
  return by["~run"]({ value }, {}) as Read<O>;
}

/** Reads a value that is left out when it does not fit, with one issue that says so. */
export function readOrDrop<O>(by: Schema<O>, value: unknown): Read<O> {
  const result = read(by, value);
  const fault = result.issues?.find(isFault);
  if (!fault) return result;
  return { typed: true, value: undefined, issues: [{ ...fault, type: DROPPED, path: undefined }] };
}

/** The answer to a value that is not of the type. It says so without quoting the value. */
export function typeIssue(type: string): Read<never> {
  return { typed: false, value: undefined, issues: [issueOf(type)] };
}

/** An issue of a type, without the value. */
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

/** What was read of something that has parts, with what was odd about them. */
export function withIssues<O>(value: O, issues: readonly Issue[]): Read<O> {
  return { typed: !issues.some(isFault), value, issues: issues.length > 0 ? issues : undefined };
}

/** Adds the issues of a part, as they are seen from what holds it under `key`. */
export function addWithin(issues: Issue[], key: unknown, part: Read<unknown>): void {
  if (!part.issues) return;
  // One by one, because an engine can take only so many arguments at once.
  for (const found of part.issues) {
    if (found.type === MORE || (issues.length >= MAX_WARNINGS && !isFault(found))) {
      countOnly(issues, found.count ?? 1);
      continue;
    }
    const { path = [], ...issue } = found;
    const place = { type: "unknown", origin: "value", input: undefined, key, value: undefined };
    issues.push({ ...issue, path: [place as v.IssuePathItem, ...path] });
  }
}

/** Counts what nobody would look at, instead of keeping it: an answer can hold hundreds of thousands. */
function countOnly(issues: Issue[], count: number): void {
  const last = issues.at(-1);
  if (last?.type === MORE) last.count = (last.count ?? 0) + count;
  else issues.push({ ...issueOf(MORE), count });
}

function isFault({ type }: Pick<Issue, "type">): boolean {
  return !USABLE.has(type);
}
