import { contract } from "@claimkit/claims-api/contract";
import { type ReadCallName, endpoints } from "@claimkit/claims-api/endpoints";
import { type BaseIssue, type GenericSchema, getDescription, getDotPath, safeParse } from "valibot";
import { checkRows } from "./check-rows.ts";
import { type Differences, type Found, quoted } from "./differences.ts";
import type { FieldNames } from "./field-names.ts";

/** Whether a body has the fields of its call. Adds every difference from the contract. */
export function checkShape(
  call: ReadCallName,
  body: unknown,
  found: Differences,
  names: FieldNames,
): boolean {
  const { response } = contract[call];
  if (!hasKnownField(call, body)) {
    found.add(call, strangeBody(call, body));
    return false;
  }
  const nulls: string[] = [];
  for (const issue of safeParse(response, body).issues ?? []) {
    const field = getDotPath(issue) ?? "body";
    const isMissing = issue.input === undefined;
    const isRequired = !isOptional(response, issue);
    if (issue.input === null && !isRequired) nulls.push(wildcards(field));
    else if (isMissing) names.missing(call, field, sentenceOf(response, issue));
    else found.add(call, differenceOf(issue, field, sentenceOf(response, issue)));
  }
  if (nulls.length > 0) {
    found.add(call, {
      level: "warning",
      field: [...new Set(nulls)].join(", "),
      sent: "null",
      send: "no field if there is no value",
      why: "The contract has no null, so generated clients in other languages may fail.",
    });
  }
  names.see(call, response, endpoints[call].response, body);
  checkRows(body, (difference) => found.add(call, difference));
  return true;
}

function hasKnownField(call: ReadCallName, body: unknown): body is object {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  const { entries } = contract[call].response as unknown as { entries: object };
  return Object.keys(entries).some((name) => name !== "status" && Object.hasOwn(body, name));
}

/** A body of something else: an envelope, an error with 200, or something else. */
function strangeBody(call: ReadCallName, body: unknown): Found {
  const { entries } = contract[call].response as unknown as { entries: object };
  const expected = Object.keys(entries).slice(0, 4).join(", ");
  const envelope = Object.entries(Object(body) as object).find(([, part]) =>
    hasKnownField(call, Array.isArray(part) ? part[0] : part),
  )?.[0];
  const list = Array.isArray(body) ? "a list" : quoted(Object.keys(Object(body) as object));
  return {
    field: "body",
    sent: envelope ? `the fields inside "${envelope}"` : `none of them, but ${list}`,
    send: `an object with ${expected}`,
    why: "The client takes it for a response of another service or an error.",
  };
}

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  integer: "a whole number",
};

function differenceOf(issue: BaseIssue<unknown>, field: string, sentence: string): Found {
  const wanted = wantedBy(issue);
  return {
    field,
    sent: quoted(/token/i.test(field) ? typeof issue.input : issue.input),
    send: sentence ? `${wanted} (${sentence.replace(/\.$/, "")})` : wanted,
    ...consequenceOf(issue),
  };
}

function wantedBy({ type, message, requirement, expected }: BaseIssue<unknown>): string {
  if (type === "regex") return message;
  if (type === "min_value") return `at least ${String(requirement)}`;
  if (type === "max_value") return `at most ${String(requirement)}`;
  if (type === "picklist") {
    return `one of ${expected?.replace(/[()"]/g, "").replaceAll(" | ", ", ") ?? ""}`;
  }
  return WORDS[type] ?? expected ?? "what the contract says";
}

function consequenceOf({
  type,
  input,
  expected,
}: BaseIssue<unknown>): Pick<Found, "why" | "level"> {
  if (type === "picklist") {
    const known = expected?.replace(/[()"]/g, "").split(" | ") ?? [];
    return known.some((word) => lettersOf(word) === lettersOf(input))
      ? { level: "warning", why: "The client reads this spelling too, but others may not." }
      : { why: "The client makes no statement about a word that it doesn't know." };
  }
  if (type === "array") return { why: "The client may lose items, or all of them." };
  if (type === "boolean") return { why: "Anything but true, Y, yes and 1 counts as false." };
  if (type === "regex" || type === "string" || type === "number") {
    return { why: "The client shows it as it is, wrong, or not at all." };
  }
  return { why: "The client leaves this part out." };
}

/** The parts of schemas. */
interface Node {
  type?: string;
  entries?: Readonly<Record<string, Node>>;
  item?: Node;
  wrapped?: Node;
  options?: readonly Node[];
}

/** The schema of the value that an issue is about. */
function nodeOf(schema: GenericSchema, { path }: BaseIssue<unknown>): Node | undefined {
  let node: Node | undefined = schema as Node;
  for (const { key } of path ?? []) {
    while (node?.wrapped) node = node.wrapped;
    node = node?.entries ? node.entries[String(key)] : node?.item;
  }
  return node;
}

function isOptional(schema: GenericSchema, issue: BaseIssue<unknown>): boolean {
  return nodeOf(schema, issue)?.type === "optional";
}

function sentenceOf(schema: GenericSchema, issue: BaseIssue<unknown>): string {
  const node = nodeOf(schema, issue);
  const described = (node?.wrapped ?? node) as Parameters<typeof getDescription>[0] | undefined;
  return (described && getDescription(described)) ?? "";
}

function wildcards(field: string): string {
  return field.replace(/(?<=^|\.)\d+(?=\.|$)/g, "*");
}

function lettersOf(word: unknown): string {
  return String(word)
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}
